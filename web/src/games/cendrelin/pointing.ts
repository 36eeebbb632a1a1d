// Where a fault stands in a text: lines and columns counted from 1, as the server says them, into places of the text. Pure.
export interface Place {
  start: number;
  end: number;
}
export interface Fault {
  line: number;
  column: number;
  word: string;
}

/** The characters at fault: the word if it stands there, else one character, or none at the end of the text. */
export function placeOf(text: string, { line, column, word }: Fault): Place {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((n, one) => n + one.length + 1, 0);
  const start = Math.min(text.length, before + Math.max(0, column - 1));
  const said = word && text.startsWith(word, start) ? word.length : 0;
  const first = /^\S+/.exec(text.slice(start))?.[0].length ?? 0;
  return { start, end: Math.min(text.length, start + (said || first)) };
}

export interface Span {
  text: string;
  fault: number | null; // which fault is here
}

/** The text cut into pieces, those at fault marked; of faults at the same place the first counts. */
export function marked(text: string, faults: Fault[]): Span[] {
  const places = faults.map((fault, i) => ({ ...placeOf(text, fault), i })).toSorted((a, b) => a.start - b.start);
  const found: Span[] = [];
  let at = 0;
  for (const { start, end, i } of places) {
    if (start < at) continue;
    if (start > at) found.push({ text: text.slice(at, start), fault: null });
    found.push({ text: text.slice(start, end), fault: i });
    at = end;
  }
  if (at < text.length) found.push({ text: text.slice(at), fault: null });
  return found;
}
