/** A picture of a shop as a file, of the type and at least of the bytes given. */
export async function imageFile(type = 'image/png', name = 'toko.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 360;
  canvas.height = 240;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = '#f3e3c3';
  drawing.fillRect(0, 0, 360, 240);
  drawing.fillStyle = '#0b5d51';
  drawing.fillRect(90, 90, 180, 150);
  drawing.fillStyle = '#e0a526';
  drawing.fillRect(70, 60, 220, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type });
}
