/**
 * Wraps one PNG into an .ico file: a header of 6 bytes, an entry of 16, the picture (Microsoft's ICO format). All browsers
 * in use read a PNG inside an ICO.
 * @param size side in pixels, 1 to 255
 */
export function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    size,
    size,
    0,
    0,
    1,
    0,
    32,
    0,
    ...Array(8).fill(0),
  ]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
