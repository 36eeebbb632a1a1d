// Sheets as people write them: from a short form to YAML, from the table to YAML, and YAML as one line that a table takes. Pure.

/** What the short form asks for; whatever else a sheet may hold is written in YAML. */
export interface Short {
  kind: string;
  name: string;
  scores: Record<string, number>;
  stamina: number;
  recoveries: number;
  strike: string; // the name of an attack; empty for none
  roll: string;
  damage: number[]; // of the three tiers
}

const PLAIN = /^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ’-]*( [A-Za-zÀ-ÿ’-]+)*$/;
const READ_OTHERWISE = /^(true|false|yes|no|on|off|null)$/i;
/** A text, quoted where YAML would read something else. */
const text = (value: string): string => (PLAIN.test(value) && !READ_OTHERWISE.test(value) ? value : JSON.stringify(value));

function flow(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (value && typeof value === 'object') return `{${Object.entries(value).map(([key, one]) => `${key}: ${flow(one)}`).join(', ')}}`;
  return String(value);
}
/** What says nothing: a sheet without it reads the same. */
const says = (value: unknown): boolean => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0) && !(typeof value === 'object' && Object.keys(value!).length === 0);
const lines = (data: object): string[] => Object.entries(data).filter(([, value]) => says(value)).map(([key, value]) => `${key}: ${flow(value)}`);

/** A sheet as YAML: one line a field, abilities and traits one below the other. */
export function yaml(sheet: Record<string, unknown>): string {
  const parts = Object.entries(sheet).filter(([, value]) => says(value)).flatMap(([key, value]) => {
    if (!['abilities', 'traits'].includes(key)) return [`${key}: ${flow(value)}`];
    return [`${key}:`, ...(value as object[]).flatMap((one) => lines(one).map((line, i) => `  ${i ? ' ' : '-'} ${line}`))];
  });
  return `${parts.join('\n')}\n`;
}

/** The sheet that the short form describes. */
export function written(form: Short): string {
  const strike = { id: 'strike', name: form.strike.trim(), action: 'main', keywords: ['melee', 'strike'], roll: form.roll, tiers: form.damage.map((n) => [{ do: 'damage', n }]) };
  return yaml({
    name: form.name.trim(), kind: form.kind, characteristics: form.scores, stamina: form.stamina,
    ...(form.kind === 'hero' ? { recoveries: form.recoveries } : {}),
    ...(form.kind !== 'object' && form.strike.trim() ? { abilities: [strike] } : {}),
  });
}

/** YAML as it is said at a table: in one line, with signs for ends of lines, leading spaces and no-break spaces. */
export const oneLine = (sheet: string): string => sheet.replace(/\r/g, '').replace(/[\u00a0\u202f]/g, '⍽').trimEnd().split('\n')
  .map((line) => line.replace(/^[ \t]+/, (spaces) => '␠'.repeat(spaces.length))).join('␊');
