// The rulebook as one reads it: its rules in their order with their chapters, and a search that minds no accents.
import { pick, type Language } from './text.ts';
import type { Rule, Rulebook, Section, Words } from './wire.ts';

export interface Entry extends Rule {
  chapter: Section;
}

export const entries = (book: Rulebook): Entry[] => book.sections.flatMap((chapter) => chapter.rules.map((rule) => ({ ...rule, chapter })));

/** Chapters by the parts of the book; a book without parts is one part without a title. */
export function parts(book: Rulebook): { title: Words | null; chapters: Section[] }[] {
  const found: { title: Words | null; chapters: Section[] }[] = [];
  for (const chapter of book.sections) {
    const last = found.at(-1);
    if (last && last.title?.fr === chapter.part?.fr) last.chapters.push(chapter);
    else found.push({ title: chapter.part, chapters: [chapter] });
  }
  return found;
}

export const plain = (s: string): string => s.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").replace(/œ/g, 'oe').replace(/æ/g, 'ae').toLowerCase();

/** The rules that hold all the words, in their text, their chapter's title or their number; those that begin so by number first. */
export function search(all: Entry[], typed: string, language: Language): Entry[] {
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const text = (e: Entry): string => plain(`${e.id} ${pick(e, language)}`);
  const title = (e: Entry): string => plain(pick(e.chapter.title, language));
  const inText = all.filter((e) => asked.every((w) => text(e).includes(w)));
  const inTitle = all.filter((e) => !inText.includes(e) && asked.every((w) => text(e).includes(w) || title(e).includes(w)));
  return [...inText, ...inTitle];
}

/** A text cut where the words that were looked for stand, so that they can be marked. */
export function marked(text: string, typed: string): { text: string; hit: boolean }[] {
  const asked = plain(typed).split(/\s+/).filter((w) => w.length > 1);
  // Signs that `plain` writes with two letters would shift the places: such a text is left unmarked.
  const low = plain(text);
  if (asked.length === 0 || low.length !== text.length) return [{ text, hit: false }];
  const hits = Array<boolean>(text.length).fill(false);
  for (const word of asked) for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  const out: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = out.at(-1);
    if (last && last.hit === hits[i]) last.text += text[i];
    else out.push({ text: text[i]!, hit: hits[i]! });
  }
  return out;
}
