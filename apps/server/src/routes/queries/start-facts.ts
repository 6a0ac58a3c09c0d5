import { type OfferedLibraries, offeredLibraries } from '../../commands/installed-files.ts';
import { wishedMaterials, wishedStructures } from '../../commands/read-wishes.ts';
import type { StartFacts, StartRequest } from '../../commands/start-query.ts';
import type { Services } from '../../http/services.ts';

/** Those that are on, with all that is told of them. */
interface OfferedAs {
  readonly installed: OfferedLibraries['on'];
}

/** What is known of a request to plan, whatever its target. */
export async function startFactsOf(
  { database, chemistry }: Pick<Services, 'database' | 'chemistry'>,
  user: { readonly id: number },
  asked: Pick<StartRequest, 'direction' | 'reagents' | 'wishes'>,
): Promise<Omit<StartFacts, 'target'> & OfferedAs> {
  const texts = {
    structures: asked.wishes === null ? [] : wishedStructures(asked.wishes),
    materials: asked.wishes === null ? [] : wishedMaterials(asked.wishes),
  };
  const chemist = chemistry.forUser(user);
  const [libraries, reagents, structures, materials, catalogs] = await Promise.all([
    chemist.call('libraries'),
    asked.reagents.length === 0 ? [] : chemist.call('readReagents', asked.reagents),
    texts.structures.length === 0 ? [] : chemist.call('readMaterials', texts.structures),
    texts.materials.length === 0 ? [] : chemist.call('readMaterials', texts.materials),
    asked.wishes?.materials?.catalogs ? chemist.call('catalogs') : [],
  ]);
  const wished = {
    structures: understood(texts.structures, structures),
    materials: understood(texts.materials, materials),
    catalogs: catalogs.map(({ fullName }) => fullName),
  };
  const { on, off } = await offeredLibraries(
    database,
    libraries.filter(({ direction }) => direction === asked.direction),
  );
  return { installed: on, off, reagents, wished };
}

/** The texts that stand for a structure, with it. */
export function understood(texts: readonly string[], read: readonly (string | null)[]): ReadonlyMap<string, string> {
  return new Map(texts.flatMap((text, index) => (read[index] ? [[text, read[index]] as const] : [])));
}
