import { pictureCalls, structureCalls } from '@retron/contract';
import { addressOf } from '../../api/address.ts';
import { call } from '../../api/client.ts';

/** A structure by its SMILES, or a reaction `reactants>agents>product`. */
export interface Drawn {
  readonly smiles: string;
  readonly isReaction: boolean;
}

/** Pixels of a copied picture; a reaction is wide. */
const SIZES = { molecule: { width: 640, height: 480 }, reaction: { width: 1400, height: 420 } } as const;
/** A picture for a slide or a page needs more dots than a screen has. */
const PNG_SCALE = 2;

/** A molfile with coordinates, or the RXN file of a reaction; agents are left out, which V2000 has no place for. */
export async function molfileOf({ smiles, isReaction }: Drawn): Promise<string> {
  if (!isReaction) return moleculeFile(smiles);
  const [left, , right] = smiles.split('>').map((side) => side.split('.').filter((each) => each !== ''));
  const molfiles = await Promise.all([...left, ...right].map(moleculeFile));
  const count = (side: readonly string[]) => String(side.length).padStart(3);
  return [
    '$RXN',
    '',
    '  Retron',
    '',
    `${count(left)}${count(right)}`,
    ...molfiles.flatMap((molfile) => ['$MOL', molfile.trimEnd()]),
    '',
  ].join('\n');
}

async function moleculeFile(smiles: string): Promise<string> {
  const { structure, errors } = await call(structureCalls.check, { body: { text: smiles, format: 'smiles', direction: 'reaction' } });
  if (structure === null) throw new Error(errors.join(' '));
  return structure.molfile;
}

/** The drawing in the light palette, which papers and slides want. */
export async function svgOf({ smiles, isReaction }: Drawn): Promise<string> {
  const address = isReaction
    ? addressOf(pictureCalls.drawReaction, { query: { reaction: smiles, ...SIZES.reaction, theme: 'light', arrow: 'forward' } })
    : addressOf(pictureCalls.drawStructure, { query: { smiles, ...SIZES.molecule, theme: 'light' } });
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error('The structure could not be drawn.');
  return answer.text();
}

/** The same on white, in dots. */
export async function pngOf(drawn: Drawn): Promise<Blob> {
  const { width, height } = drawn.isReaction ? SIZES.reaction : SIZES.molecule;
  const address = URL.createObjectURL(new Blob([await svgOf(drawn)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * PNG_SCALE;
    canvas.height = height * PNG_SCALE;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot make a picture.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => {
      canvas.toBlob((blob) => (blob === null ? fail(new Error('This browser cannot make a picture.')) : done(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
