import { expect, it } from 'vitest';
import { FALLBACK, hasIcon, iconBody } from './icons.ts';

it('finds every icon the table needs, with or without prefix', () => {
  for (const name of ['tombstone', 'hourglass', 'empty-hourglass', 'stone-throne', 'light-bulb', 'return-arrow']) {
    expect(hasIcon(name), name).toBe(true);
    expect(iconBody(`game-icons:${name}`)).toBe(iconBody(name));
  }
});
it('gives an unknown name the plain card', () => {
  expect(iconBody('no-such-icon')).toBe(iconBody(FALLBACK));
  expect(iconBody(null, {})).toContain('<circle');
});
