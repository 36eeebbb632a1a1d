// The journal of a session as a Markdown text. Pure, but for `save`, which hands it to the browser.
import { grouped } from '../../lib/logbook.ts';
import type { Line } from '../../lib/wire.ts';

/** Scenes as headings, acts as a list, what follows from them indented; rules in brackets. */
export function markdown(title: string, log: Line[], text: (line: Line) => string): string {
  const escaped = (line: Line): string => text(line).replace(/([\\`*_{}[\]<>#|])/g, '\\$1') + (line.rule ? ` (${line.rule})` : '');
  const parts = [`# ${title}`];
  for (const turn of grouped(log)) {
    if (turn.heading) parts.push(`\n## ${escaped(turn.heading)}`);
    parts.push('');
    for (const act of turn.acts) {
      parts.push(`- ${escaped(act.line)}`, ...act.after.map((more) => `  - ${escaped(more.line)}`));
    }
  }
  return `${parts.join('\n').trimEnd()}\n`;
}

export function save(name: string, text: string, type = 'text/markdown'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
