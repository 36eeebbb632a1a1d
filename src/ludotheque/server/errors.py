"""Every message of the server itself, in both languages, and the exception that carries one."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.errors import LudothequeError

Words = dict[str, str]


def pair(fr: str, en: str) -> Words:
    return {"fr": fr, "en": en}


def not_yet(seconds: int) -> Words:
    return pair(f"Laissez-lui encore un peu de temps : {seconds} s.", f"Give them a little more time: {seconds} s.")


BROKEN = pair(
    "Une erreur s'est produite sur le serveur ; la partie n'a pas bougé.",
    "Something went wrong on the server; the game has not moved.",
)
NOT_FOUND = pair("Il n'y a rien à cette adresse.", "There is nothing at this address.")
NOT_ALLOWED = pair("Cette adresse n'accepte pas cette méthode.", "This address does not accept that method.")
BAD_REQUEST = pair("La requête est mal formée.", "The request is malformed.")
NO_PAGE = pair(
    "La page n'est pas encore construite : lancez « make play ».", "The page is not built yet: run “make play”."
)

NOT_JSON = pair("Le message n'est pas du JSON.", "The message is not JSON.")
NOT_AN_OBJECT = pair("Le message doit être un objet JSON.", "The message must be a JSON object.")
TOO_DEEP = pair("Le message est trop imbriqué.", "The message is nested too deeply.")
NOT_TEXT = pair("Le message contient un texte mal formé.", "The message contains malformed text.")
NOT_JSON_TYPE = pair("Le corps doit être de type application/json.", "The body must be of type application/json.")
TOO_LONG = pair("Le message est trop long.", "The message is too long.")
TOO_LATE = pair("La requête met trop de temps à arriver.", "The request is taking too long to arrive.")

NO_TABLE = pair("Cette table n'existe pas.", "There is no such table.")
OTHER_RULES = pair(
    "Cette table a commencé avec une autre version des règles ; elle ne peut plus être ouverte.",
    "This table was started under another version of the rules and can no longer be opened.",
)
NO_STORE = pair(
    "Le serveur ne peut ni lire ni enregistrer les tables pour l'instant ; réessayez dans un moment.",
    "The server can neither read nor save tables at the moment; try again shortly.",
)
NO_REPLAY = pair(
    "Cette partie a été jouée avec une autre version des règles : sa fin et son journal restent lisibles,"
    " mais elle ne peut plus être rejouée.",
    "This game was played under another version of the rules: its end and its log can be read, but it can no longer be replayed.",
)
BOTS_WAIT = pair(
    "La réponse d'un bot n'a pas pu être enregistrée ; il réessaie.",
    "A bot's answer could not be saved; it is trying again.",
)
BOTS_STOPPED = pair(
    "Les bots de cette table se sont arrêtés à cause d'une erreur du serveur.",
    "The bots of this table have stopped because of an error on the server.",
)
CROWDED = pair("Trop de tables sont ouvertes ; réessayez plus tard.", "Too many tables are open; try again later.")
FULL_TABLE = pair("Il y a déjà trop de monde à cette table.", "Too many people are already at this table.")
CROWDED_SERVER = pair(
    "Le serveur est complet ; réessayez dans quelques instants.", "The server is full; try again in a few moments."
)
MANY_TABLES = pair(
    "Vous avez déjà beaucoup de tables en cours ; terminez-en ou quittez-en une d'abord.",
    "You already have many tables in play; finish or leave one first.",
)
MANY_OPENED = pair(
    "Vous venez d'ouvrir beaucoup de tables ; attendez un peu avant la suivante.",
    "You have just opened many tables; wait a little before the next one.",
)
MANY_BOTS = pair(
    "Plusieurs de vos tables de bots sont encore en cours ; attendez que l'une d'elles se termine.",
    "Several of your bots-only tables are still running; wait for one of them to finish.",
)
MANY_MOMENTS = pair(
    "Vous remontez le temps trop vite ; attendez un instant.", "You are going back in time too fast; wait a moment."
)
MANY_HINTS = pair(
    "Vous demandez trop de conseils à la fois ; attendez un instant.",
    "You are asking for too many hints at once; wait a moment.",
)
MANY_WORDS = pair(
    "Vous parlez trop vite ; attendez un instant.",
    "You are talking too fast; wait a moment.",
)
MANY_CHECKS = pair(
    "Vous faites relire trop de cartes à la fois ; attendez un instant.",
    "You are having too many cards checked at once; wait a moment.",
)
NOT_WRITTEN = pair("On n'écrit pas de cartes pour ce jeu.", "This game does not let you write cards.")
MANY_STRANGERS = pair(
    "Trop de connexions depuis votre adresse ne se sont pas encore présentées ; réessayez dans un instant.",
    "Too many connections from your address have not yet said who they are; try again in a moment.",
)
FOREIGN_PAGE = pair("Cette requête vient de la page d'un autre site.", "This request comes from another site's page.")
NOT_OVER = pair(
    "L'enregistrement contient la graine : il ne peut être lu qu'une fois la partie finie.",
    "The record contains the seed: it can be read only once the game is over.",
)

WRONG_LINK = pair(
    "Ce lien n'ouvre aucune place à cette table, ou n'en ouvre plus.",
    "This link opens no seat at this table, or no longer does.",
)
RENEWED = pair(
    "Le lien de cette place a été renouvelé : l'ancien n'ouvre plus rien.",
    "The link of this seat has been renewed: the old one no longer opens anything.",
)
DELETED = pair("Cette table a été supprimée.", "This table has been deleted.")
NOT_OPENER = pair(
    "Seule la personne qui a ouvert la table peut le faire, et seulement depuis le même navigateur.",
    "Only the person who opened the table can do this, and only from the same browser.",
)
NO_SEAT = pair("Cette place n'existe pas à cette table.", "There is no such seat at this table.")
BOT_SEAT = pair("Cette place est celle d'un bot : elle n'a pas de lien.", "This seat belongs to a bot: it has no link.")
HELLO_FIRST = pair("Dites d'abord qui vous êtes : « sit » ou « watch ».", "First say who you are: “sit” or “watch”.")
HELLO_ONCE = pair("Vous êtes déjà à cette table.", "You are already at this table.")
HELLO_LATE = pair("La connexion ne s'est pas présentée à temps.", "The connection did not say who it was in time.")
SPECTATOR = pair("Vous êtes spectateur : seuls les joueurs répondent.", "You are a spectator: only players can answer.")
CHANGED = pair("La table a changé", "The table has changed")
NOT_KEPT = pair(
    "La réponse n'a pas pu être enregistrée ; la partie n'a pas bougé.",
    "The answer could not be saved; the game has not moved.",
)
ENDLESS = pair("Cette partie est trop longue pour continuer.", "This game is too long to go on.")
NO_HINT = pair("Les conseils ne sont donnés que contre des bots.", "Hints are given only against bots.")
NO_ANALYSIS = pair("Une leçon ne s'analyse pas.", "A lesson cannot be analysed.")
ANALYSIS_NOT_OVER = pair("Seule une partie finie s'analyse.", "Only a finished game can be analysed.")
MANY_ANALYSES = pair(
    "D'autres analyses sont en cours ; réessayez dans un moment.",
    "Other games are being analysed; try again in a moment.",
)
BROKEN_ANALYSIS = pair(
    "L'analyse s'est interrompue ; vous pouvez la redemander.",
    "The analysis was interrupted; you may ask for it again.",
)
BRANCH_NOT_OVER = pair(
    "On ne reprend qu'une partie finie.", "Only a finished game can be taken up again from an earlier moment."
)
STORY_NOT_OVER = pair("Une partie se raconte une fois finie.", "The story of a game is told once the game is over.")
NO_STORY = pair("Cette table n'a pas d'histoire à raconter.", "This table has no story to tell.")
HANDS_NOT_OVER = pair(
    "Les mains des autres ne se montrent qu'une fois la partie finie.",
    "Other players' hands are shown only once the game is over.",
)
REMATCH_NOT_OVER = pair(
    "La revanche se propose une fois la partie finie.", "A rematch is offered once the game is over."
)
REMATCH_CAMPAIGN = pair(
    "Cette partie est le chapitre d'une campagne : la suite s'ouvre depuis la campagne.",
    "This game is a chapter of a campaign: the next one is opened from the campaign.",
)
NO_MOMENT = pair("Ce moment n'existe pas.", "There is no such moment.")
NOT_ASKED = pair("Ce n'est pas à vous de répondre.", "It is not your turn to answer.")
IS_OVER = pair("Cette partie est finie.", "This game is over.")
NOT_ABSENT = pair("Personne ne manque à cette place.", "Nobody is missing from that seat.")
NO_CLAIM = pair("Ce jeu ne se gagne pas par abandon.", "This game cannot be won by forfeit.")
NO_SUBSTITUTE = pair("Aucun bot ne sait tenir ce rôle.", "No bot can play that role.")
GAVE_UP = pair(
    "Vous avez abandonné : un bot joue à votre place jusqu'à la fin, sans pouvoir gagner.",
    "You have conceded: a bot plays for you until the end, but cannot win.",
)


NO_DECK = pair("Ce deck n'existe pas ou n'existe plus.", "There is no such deck, or it no longer exists.")
NOT_YOUR_DECK = pair("Ce deck n'est pas à vous.", "This deck is not yours.")
NOT_BUILT = pair(
    "Les decks de ce jeu ne se construisent pas carte par carte.", "Decks for this game are not built card by card."
)
NO_DECK_NAME = pair("Un deck doit avoir un nom.", "A deck must have a name.")
NO_LIBRARY_KEY = pair(
    "Il manque la clé de votre bibliothèque (en-tête x-ludotheque-library).",
    "The key to your library is missing (header x-ludotheque-library).",
)
BAD_LIBRARY_KEY = pair(
    "La clé d'une bibliothèque compte de 16 à 128 lettres, chiffres, - ou _.",
    "A library key has 16 to 128 letters, digits, - or _.",
)
LATER_IS_FOR_FRIENDS = pair(
    "Seul un ami invité par un lien peut choisir son deck plus tard.",
    "Only a friend invited by a link can choose a deck later.",
)
PICKING = pair(
    "La partie commence quand chacun a choisi son deck.", "The game begins once everybody has chosen a deck."
)
NOT_PICKING = pair("Il ne vous reste pas de deck à choisir.", "You have no deck left to choose.")
NO_LESSON = pair("Ce jeu n'a pas cette leçon.", "This game has no such lesson.")
NO_POSITION = pair("Ce jeu n'a pas cette position.", "This game has no such position.")
BROKEN_LESSON = pair(
    "Cette leçon ne s'accorde plus avec les règles : elle ne peut pas être suivie.",
    "This lesson no longer fits the rules: it cannot be followed.",
)
NO_CAMPAIGN = pair("Cette campagne n'existe pas, ou plus.", "There is no such campaign, or it no longer exists.")
NOT_YOUR_CAMPAIGN = pair("Cette campagne n'est pas à vous.", "This campaign is not yours.")
NO_CAMPAIGN_NAME = pair("Une campagne doit avoir un nom.", "A campaign must have a name.")
CHAPTER_NOT_OVER = pair(
    "Le dernier chapitre n'est pas fini : la campagne se poursuivra ensuite.",
    "The last chapter is not over: the campaign continues once it is.",
)
CONTINUED = pair(
    "La campagne vient d'être poursuivie ailleurs : son nouveau chapitre est déjà ouvert.",
    "The campaign has just been continued elsewhere: its new chapter is already open.",
)
CARRY_GIVEN = pair(
    "Ce qu'un chapitre transmet au suivant ne se choisit pas.",
    "What one chapter hands on to the next cannot be chosen.",
)
CAMPAIGN_GOES_ON = pair(
    "Cette partie est le chapitre d'une campagne en cours, dont l'enregistrement trahirait les secrets.",
    "This game is a chapter of a campaign still under way, and its record would give its secrets away.",
)


def chapter_gone(number: int) -> Words:
    return pair(
        f"Le chapitre {number} a été supprimé : la campagne ne peut plus être poursuivie.",
        f"Chapter {number} has been deleted: the campaign can no longer be continued.",
    )


def chapter_altered(number: int) -> Words:
    return pair(
        f"Le chapitre {number} n'est plus tel qu'il a été joué : la campagne ne peut plus être poursuivie.",
        f"Chapter {number} is no longer as it was played: the campaign can no longer be continued.",
    )


def many_campaigns(most: int) -> Words:
    return pair(
        f"Vous avez déjà {most} campagnes ; supprimez-en une d'abord.",
        f"You already have {most} campaigns; delete one first.",
    )


def not_built(fr: str, en: str) -> Words:
    return pair(f"{fr} n'est pas encore jouable.", f"{en} cannot be played yet.")


def other_name(name: str) -> Words:
    shown = "".join(one for one in name if one.isalnum() or one in "-._")[:80]
    return pair(
        f"Ce serveur ne répond pas au nom « {shown} » ; relancez-le avec --allow-host pour l'y autoriser.",
        f"This server does not answer to the name “{shown}”; restart it with --allow-host to allow that.",
    )


class Trouble(Exception):
    """A refusal of the server: an HTTP status, a message, and the id of the rule if one decides."""

    def __init__(
        self, status: int, words: Words, rule: str | None = None, line: int | None = None, retry: int | None = None
    ) -> None:
        super().__init__(words["en"])
        self.status = status
        self.words = words
        self.rule = rule
        self.line = line  # of a list that is refused
        self.retry = retry  # seconds after which it may be allowed

    @classmethod
    def of(cls, error: LudothequeError, status: int = 400) -> Trouble:
        """An error of the engine as a refusal of the server."""
        return cls(status, error.words, error.rule, getattr(error, "line", None))

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"error": self.words, "rule": self.rule}
        return body if self.line is None else {**body, "line": self.line}
