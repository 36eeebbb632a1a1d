// « @0 joue une carte » read by seat 0 is « Vous jouez une carte », not « Vous joue ». The server writes the third person;
// this makes the following verb agree when it knows how to. When it does not, the caller uses the seat's name instead,
// which is never wrong.
import type { Language } from './text.ts';

// Verbs whose « vous » form cannot be derived from the third person by rule.
const FRENCH: Record<string, string> = {
  a: 'avez', est: 'êtes', fait: 'faites', dit: 'dites', doit: 'devez', peut: 'pouvez', va: 'allez', veut: 'voulez',
  bat: 'battez', rompt: 'rompez', atteint: 'atteignez', rejoint: 'rejoignez', accomplit: 'accomplissez', prend: 'prenez', reprend: 'reprenez', perd: 'perdez', rend: 'rendez', met: 'mettez', remet: 'remettez', soumet: 'soumettez',
  conquiert: 'conquérez', sert: 'servez', lit: 'lisez', vient: 'venez', revient: 'revenez', devient: 'devenez', obtient: 'obtenez', tient: 'tenez', reçoit: 'recevez',
  résout: 'résolvez', voit: 'voyez', choisit: 'choisissez', finit: 'finissez', réunit: 'réunissez',
  remplit: 'remplissez', subit: 'subissez', révèle: 'révélez', achève: 'achevez', lève: 'levez', mène: 'menez',
  emploie: 'employez', renvoie: 'renvoyez', envoie: 'envoyez', essaie: 'essayez', paie: 'payez', tire: 'tirez',
  jette: 'jetez', rejette: 'rejetez', possède: 'possédez', complète: 'complétez', répète: 'répétez',
  récupère: 'récupérez', préfère: 'préférez', considère: 'considérez', cède: 'cédez', accède: 'accédez',
};
const FRENCH_REGULAR = /^[a-zà-ÿ]+[a-zéà-ÿ]e$/;
const ENGLISH: Record<string, string> = {
  is: 'are', has: 'have', does: 'do', goes: 'go', was: 'were', passes: 'pass', discards: 'discard', forgoes: 'forgo', undergoes: 'undergo',
};

function french(verb: string): string | null {
  const known = FRENCH[verb];
  if (known) return known;
  // -er verbs: joue → jouez. A grave accent before the last consonant shifts in ways a rule would get wrong.
  if (FRENCH_REGULAR.test(verb) && !/è[a-z]+e$/.test(verb)) return `${verb}z`;
  return null;
}

function english(verb: string): string | null {
  const known = ENGLISH[verb];
  if (known) return known;
  if (/^(may|must|can|will|did|had|chose|won|lost)$/.test(verb)) return verb;
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[a-z]s$/.test(verb) && !/ss$/.test(verb)) return verb.slice(0, -1);
  return null;
}

/** Rewrite the sentence for the seat `mention`; null when a verb is unknown (nothing is changed then). */
export function agree(text: string, mention: string, language: Language): string | null {
  const you = language === 'fr' ? 'vous' : 'you';
  const at = new RegExp(`${mention}(?!\\d)(?: (n['’]|ne |se |s['’]|l['’]|y |en )?([\\p{L}]+))?`, 'gu');
  let sure = true;
  let own = false; // a possessive that follows the reader's own name
  const out = text.replace(at, (whole, particle: string | undefined, word: string | undefined, offset: number) => {
    const subject = offset === 0 || /[:.;!?,]\s*$/.test(text.slice(0, offset)) || /\b(que|quand|si|that|when|if)\s$/.test(text.slice(0, offset));
    if (word === undefined || !subject) {
      // « à @0 », « contre @0 »: no verb depends on it. A possessive would need « votre »: leave that to the name.
      if (/^@\d+['’]s/.test(text.slice(offset)) || /\bde $/.test(text.slice(0, offset))) {
        sure = false;
        return whole;
      }
      return whole.replace(mention, you);
    }
    if (/(?<!\p{L})(he|she|il|elle)(?!\p{L})/u.test(text)) sure = false; // not the end of « Œil »
    if (/\b(son|sa|ses|his|her|their)\b/.test(text)) own = true;
    const verb = language === 'fr' ? french(word) : english(word);
    if (verb === null) {
      sure = false;
      return whole;
    }
    // « s'occupe » is « vous vous occupez »
    const before = particle && /^s/.test(particle) ? 'vous ' : (particle ?? '');
    return `${you} ${before}${verb}`;
  });
  if (!sure) return null;
  if (!own) return out;
  // With someone else in the sentence, « son » is ambiguous.
  if (/@\d/.test(out)) return null;
  return language === 'fr'
    ? out.replace(/\b(son|sa)\b/g, 'votre').replace(/\bses\b/g, 'vos')
    : out.replace(/\b(his|her|their)\b/g, 'your');
}
