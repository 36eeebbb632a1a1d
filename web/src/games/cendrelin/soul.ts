// A past life being composed, by class and fragment: how many copies are held, how many the dots allow. Pure.
import type { Card, Face } from './wire.ts';

export interface Held {
  face: Face;
  dots: number;
  held: number;
  next: string | null; // the copy that would be taken next
  last: string | null; // the copy that would go back first
}
export interface Packet {
  band: string;
  held: number;
  fragments: Held[];
}

/** The packets in the order of the catalogue, whatever has been taken from them. */
export function composed(packet: Card[], life: Card[], faces: Record<string, Face>): Packet[] {
  const groups = new Map<string, Packet>();
  const known = new Set([...packet, ...life].map((card) => card.id));
  for (const face of Object.values(faces)) {
    if (!known.has(face.id)) continue;
    const left = packet.filter((card) => card.id === face.id);
    const taken = life.filter((card) => card.id === face.id);
    const group = groups.get(face.band) ?? { band: face.band, held: 0, fragments: [] };
    group.held += taken.length;
    group.fragments.push({ face, dots: face.dots ?? left.length + taken.length, held: taken.length, next: left[0]?.ref ?? null, last: taken.at(-1)?.ref ?? null });
    groups.set(face.band, group);
  }
  return [...groups.values()];
}
