/** Pixels of the file for each of the picture: sharp on a projector and in print. */
const SCALE = 3;

/** A picture as PNG. @param svg - stands alone, with its size in pixels */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png === null) throw new Error('This browser could not make the picture. Please save it as SVG.');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** @param png - may still be made: browsers allow copying only in the moment of a press */
export async function copyPicture(png: Promise<Blob>): Promise<void> {
  if (!('ClipboardItem' in window) || navigator.clipboard === undefined)
    throw new Error('This browser does not let pages copy pictures. Please save it as PNG.');
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}
