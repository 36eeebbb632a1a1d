import { expect, it } from 'vitest';
import { CUES, length, loudest, Sounds, type Cue, type Ears } from './sounds.ts';

/** A sound card that only writes down what it is heard. */
function deaf() {
  const heard = { time: 0, made: 0, voices: [] as { starts: number; stops: number[] }[], peak: 0 };
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => void (heard.peak = Math.max(heard.peak, value)) };
  const context = {
    state: 'running', destination: {},
    get currentTime() { return heard.time; },
    createGain: () => ({ gain: param, connect: () => undefined }),
    createOscillator: () => {
      const voice = { starts: -1, stops: [] as number[] };
      heard.voices.push(voice);
      return { frequency: param, connect: (to: unknown) => to, start: (at: number) => void (voice.starts = at), stop: (at?: number) => void voice.stops.push(at ?? heard.time) };
    },
  };
  const ears = (change: Partial<Ears> = {}): Ears => ({
    wanted: () => true, still: () => false, awake: () => true,
    context: () => { heard.made += 1; return context as never; }, ...change,
  });
  return { heard, ears };
}

it.each(Object.keys(CUES) as Cue[])('keeps %s short and soft', (cue) => {
  expect(length(cue)).toBeGreaterThan(0);
  expect(length(cue)).toBeLessThanOrEqual(0.6);
  expect(loudest(cue)).toBeGreaterThan(0);
  expect(loudest(cue)).toBeLessThanOrEqual(0.2);
  const { heard, ears } = deaf();
  expect(new Sounds(ears()).play(cue)).toBe(true);
  expect(heard.voices).toHaveLength(CUES[cue].length);
  expect(Math.max(...heard.voices.flatMap((v) => v.stops))).toBeLessThanOrEqual(0.6);
  expect(heard.peak).toBeLessThanOrEqual(0.2);
});
it.each([['unwanted', { wanted: () => false }], ['still', { still: () => true }], ['before a gesture', { awake: () => false }]])(
  'is silent when %s', (_, change) => {
    const { heard, ears } = deaf();
    const sounds = new Sounds(ears(change));
    for (const cue of Object.keys(CUES) as Cue[]) expect(sounds.play(cue)).toBe(false);
    expect(heard.made).toBe(0);
    expect(heard.voices).toEqual([]);
  });
it('is silent in a browser without sound', () => {
  const { ears } = deaf();
  expect(new Sounds(ears({ context: () => { throw new Error('none'); } })).play('turn')).toBe(false);
});
it('sounds one cue at a time: a heavier one cuts the lighter off, others are dropped', () => {
  const { heard, ears } = deaf();
  const sounds = new Sounds(ears());
  expect(sounds.play('card')).toBe(true);
  heard.time = 0.05;
  expect(sounds.play('card')).toBe(false);
  expect(sounds.play('turn')).toBe(true);
  expect(heard.voices[0]!.stops).toContain(0.05);
  expect(sounds.play('rattle')).toBe(false);
  heard.time = 1;
  expect(sounds.play('rattle')).toBe(true);
});
