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
  remplit: 'remplissez', subit: 'subissez', révèle: 'révélez', achève: 'achevez', lève: 'levez', enlève: 'enlevez', perdra: 'perdrez', gagnerait: 'gagneriez', mène: 'menez',
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
  if (/^(may|must|can|will|would|did|had|chose|won|lost|followed)$/.test(verb)) return verb;
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[a-z]s$/.test(verb) && !/ss$/.test(verb)) return verb.slice(0, -1);
  return null;
}

const ARTICLES: Record<string, string> = { la: 'votre', le: 'votre', "l'": 'votre', 'l’': 'votre', les: 'vos', au: 'à votre', du: 'de votre', aux: 'à vos', des: 'de vos' };
const like = (model: string, word: string): string => (/^\p{Lu}/u.test(model) ? word[0]!.toUpperCase() + word.slice(1) : word);

/** « la pioche de @0 » is « votre pioche », « une carte de @0 » « une de vos cartes », « Objectif de @0 » « Votre objectif ». */
function owned(text: string, mention: string): string {
  return text
    .replace(new RegExp(`(?<!\\p{L})(la |le |l['’]|les |au |du |aux |des )(\\p{L}+(?: \\p{L}+)?) de ${mention}(?!\\d)`, 'giu'),
      (_, article: string, noun: string) => `${like(article, ARTICLES[article.trim().toLowerCase()]!)} ${noun}`)
    .replace(new RegExp(`(?<!\\p{L})((?:une?|aucune?) )(\\p{L}+) de ${mention}(?!\\d)`, 'giu'), '$1de vos $2s')
    .replace(new RegExp(`^(\\p{L}+) de ${mention}(?!\\d)`, 'u'), (_, noun: string) => `Votre ${noun.toLowerCase()}`);
}

/** « @1 bat @0 » is « @1 vous bat », « @1 prend une carte à @0 » « @1 vous prend une carte ». */
function object(text: string, mention: string): string {
  return text
    .replace(new RegExp(`^(@\\d+) (?!se |ne )(\\p{L}+)((?: [^:@]+)?) à ${mention}(?!\\d)`, 'u'), '$1 vous $2$3')
    .replace(new RegExp(` (?!(?:à|de|et|ou|que|si|quand|avec|contre|pour|par|entre|vers|chez|sur|sous|sauf|dont) )(\\p{Ll}+) ${mention}(?!\\d)`, 'u'), ' vous $1');
}

/** Rewrite the sentence for the seat `mention`; null when a verb is unknown (nothing is changed then). */
export function agree(said: string, mention: string, language: Language): string | null {
  const you = language === 'fr' ? 'vous' : 'you';
  const text = language === 'fr' ? object(owned(said, mention), mention) : said.replace(new RegExp(`${mention}['’]s(?!\\p{L})`, 'gu'), 'your');
  const at = new RegExp(`${mention}(?!\\d)(?: (n['’]|ne |se |s['’]|l['’]|y |en |no longer )?([\\p{L}]+))?`, 'gu');
  let sure = true;
  let own = false; // a possessive that follows the reader's own name
  const out = text.replace(at, (whole, particle: string | undefined, word: string | undefined, offset: number) => {
    const subject = offset === 0 || /[:.;!?,]\s*$/.test(text.slice(0, offset)) || /\b(que|quand|si|that|when|if)\s$/.test(text.slice(0, offset));
    if (word === undefined || !subject) {
      // « à @0 », « contre @0 »: no verb depends on it. A possessive would need « votre »: leave that to the name.
      if (/\bde $/.test(text.slice(0, offset))) {
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
