// Campaigns: tables that go on from each other. They belong to this browser, by the same key as its decks.
import { ask } from './api.ts';
import { headers, sends } from './library.ts';
import { keepOpened } from './opening.ts';
import type { CampaignLine, Chronicle, OpenedChapter, SeatWish } from './wire.ts';

export type Changes = { options: Record<string, unknown>; seats: SeatWish[] };

const at = (campaign: string): string => `/api/campaigns/${encodeURIComponent(campaign)}`;

export const listCampaigns = (): Promise<CampaignLine[]> => ask('/api/campaigns', { headers: headers() });

export async function openCampaign(game: string, name: string, first: Changes): Promise<OpenedChapter> {
  return keepOpened(await ask<OpenedChapter>('/api/campaigns', sends('POST', { game, name, ...first })), game);
}

/** Open the next chapter, with the same players unless others are named. */
export async function continueCampaign(campaign: CampaignLine, changes?: Changes): Promise<OpenedChapter> {
  return keepOpened(await ask<OpenedChapter>(`${at(campaign.campaign)}/tables`, sends('POST', changes ?? {})), campaign.game);
}

/** What became of each chapter, and who played it how. */
export const readChronicle = (campaign: string): Promise<Chronicle> => ask(at(campaign), { headers: headers() });

export const closeCampaign = (campaign: string): Promise<void> => ask(at(campaign), { method: 'DELETE', headers: headers() });
