/** Reads and replaces the names inside a TrueType font. */

/** A name's number (1 family, 2 style, 4 full name …) and its text. */
export type FontNames = ReadonlyMap<number, string>;

type Table = { readonly tag: string; readonly data: Buffer };

const HEADER = 12;
const ENTRY = 16;
/** Windows, Unicode, English (United States): the one record every system reads. */
const RECORD = { platform: 3, encoding: 1, language: 0x409 };

/** The names of a font file. */
export function readNames(font: Buffer): FontNames {
  const table = tablesOf(font).find(({ tag }) => tag === 'name')?.data;
  if (!table) throw new Error('The font has no name table.');
  const texts = table.readUInt16BE(4);
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + index * 12;
    const start = texts + table.readUInt16BE(at + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(at + 8));
    return [table.readUInt16BE(at + 6), Buffer.from(bytes).swap16().toString('utf16le')] as const;
  });
  return new Map(records);
}

/** The same font under other names; every old name is gone. */
export function withNames(font: Buffer, names: FontNames): Buffer {
  const tables = tablesOf(font).map((table) =>
    table.tag === 'name' ? { tag: 'name', data: nameTable(names) } : table,
  );
  return assemble(font.readUInt32BE(0), tables);
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const start = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  });
}

function nameTable(names: FontNames): Buffer {
  const entries = [...names].sort(([a], [b]) => a - b);
  const texts = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + entries.length * 12);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  entries.forEach(([id], index) => {
    const length = texts[index]?.length ?? 0;
    [RECORD.platform, RECORD.encoding, RECORD.language, id, length, offset].forEach(
      (value, field) => head.writeUInt16BE(value, 6 + index * 12 + field * 2),
    );
    offset += length;
  });
  return Buffer.concat([head, ...texts]);
}

/** Writes tables into a file, each on a boundary of four bytes, with its checksum. */
function assemble(version: number, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(HEADER + tables.length * ENTRY);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(version, 0);
  [tables.length, 2 ** power * 16, power, (tables.length - 2 ** power) * 16].forEach(
    (value, field) => directory.writeUInt16BE(value, 4 + field * 2),
  );
  let offset = directory.length;
  const padded = tables.map(({ tag, data }, index) => {
    const block = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const at = HEADER + index * ENTRY;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(block), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    offset += block.length;
    return block;
  });
  return Buffer.concat([directory, ...padded]);
}

function checksum(block: Buffer): number {
  let sum = 0;
  for (let at = 0; at < block.length; at += 4) sum = (sum + block.readUInt32BE(at)) >>> 0;
  return sum;
}
