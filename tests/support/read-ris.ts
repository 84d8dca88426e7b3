/** Reads RIS as a citation manager does, for tests. */

/** The fields of each record, in order; a field may come more than once. */
export function readRis(text: string): readonly ReadonlyMap<string, readonly string[]>[] {
  const records: Map<string, string[]>[] = [];
  for (const line of text.split('\r\n').filter(Boolean)) {
    const [, tag = '', value = ''] = /^([A-Z][A-Z0-9]) {2}- (.*)$/.exec(line) ?? [];
    if (tag === '') throw new Error(`No line of RIS: ${line}`);
    if (tag === 'TY') records.push(new Map());
    const record = records.at(-1);
    if (tag !== 'ER') record?.set(tag, [...(record.get(tag) ?? []), value]);
  }
  return records;
}
