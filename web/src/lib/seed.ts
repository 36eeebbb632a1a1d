// « Vérifier le mélange »: the fingerprint of a seed, computed in the reader's own browser.

/** SHA-256, in hexadecimal, of `ludotheque:` followed by the seed. Null where the browser offers no digest. */
export async function fingerprint(seed: string | number): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(`ludotheque:${seed}`);
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((b) => b.toString(16).padStart(2, '0')).join('');
}
