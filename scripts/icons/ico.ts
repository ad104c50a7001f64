/** One picture of an icon file. */
interface IcoPicture {
  /** Side in pixels, 1 to 256. */
  readonly size: number;
  /** The picture as a PNG file, which every browser of the last fifteen years reads inside an ICO. */
  readonly png: Buffer;
}

/** Packs PNGs into one .ico file: a header of 6 bytes, 16 a picture, the pictures (Microsoft's ICO format). */
export function encodeIco(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at;
    // One byte a side: 0 stands for 256.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
