/** Loads a picture to draw it on a canvas. @throws DOMException if it cannot be decoded */
export async function pictureAt(address: string, size?: { width: number; height: number }): Promise<HTMLImageElement> {
  const picture = new Image(size?.width, size?.height);
  picture.src = address;
  await picture.decode();
  return picture;
}

/** The content of a canvas as a PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('failed to encode the picture')) : resolve(blob)), 'image/png');
  });
}
