/**
 * The words of the injection patterns, by class. Within a class, a line per group of languages:
 * English; German; French, Spanish, Italian, Portuguese; Dutch, Polish, Croatian; Russian; Chinese
 * and Japanese. Lower case, without accents. A final `*` stands for any ending. Commands are listed
 * in the imperative and the infinitive; past tenses are not, because a report is no command.
 */
export const LEXICON: Readonly<Record<string, string>> = {
  // To set aside what was said.
  drop: `ignore disregard forget overlook unlearn override overrule
    vergiss vergesst vergessen ignoriere ignoriert ignorier ignorieren missachte missachten verwirf verwerfen
    oublie oubliez oublier ignorez ignorer neglige negligez olvida olvide olviden olvidar olvidate ignora ignoren ignorar
    dimentica dimenticate dimenticare ignorate ignorare scorda esqueca esquece esquecer desconsidere desconsidera
    vergeet negeer negeren zapomnij zapomnijcie zignoruj zignorujcie ignoruj pomin zaboravi zaboravite zanemari zanemarite
    забудь забудьте игнорируй игнорируйте проигнорируй проигнорируйте
    忽略 忽略掉 忘记 忘掉 忘了 无视 忽视 無視 忘れて 忘れろ`,
  // To set aside, said also of ordinary things, so that the object must be clearer.
  discard: `drop abandon discard dismiss bypass circumvent erase delete cancel leave violate break
    verlasse losche loschen streiche umgehe umgehen lass lassen lasst brich
    abandonne abandonnez abandona descarta abandone elimina
    verwijder porzuc usun отбрось отбросьте 抛弃 放弃 删除 破棄`,
  everything: `everything anything alles tout todo tutto tudo
    wszystko sve всё все 一切 所有 全部 すべて 全て`,
  all: `all any every these alle allen aller jede jegliche samtliche samtlichen diese
    tous toutes todas todos tutte tutti wszystkie wszystkich sve svih все всех 所有 所有的 一切 全部 すべての 全ての`,
  your: `your deine deinen deiner dein ihre ihren ihrer eure votre vos ton tes tus sus vuestras
    tuo tuoi tue tua suas tuas seu seus sua uw jouw je twoje twoich swoje swoich tvoje svoje
    твои твоих свои ваши 你的 您的 あなたの`,
  my: `my our mein meine meinen unsere mon ma mes mi mis mio mia meu minha mijn moj moja moje мой моя мои 我的 私の`,
  prior: `previous previously prior earlier preceding foregoing former initial original existing before above
    vorherig* vorig* bisherig* bislang vorangegangen* vorangehend* vorausgehend* fruheren fruhere ursprunglich*
    obig* obenstehend* davor zuvor vorher oben
    precedent* anterieur* dessus avant anterior* previo previos previa previas antes arriba precedenti sopra prima originali
    vorige voorgaande eerder eerdere bovenstaande poprzedni* wczesniej wczesniejsz* powyzsz* prethodn*
    предыдущ* прежн* прошл* выше раньше ранее 之前 以前 以上 上述 上面 先前 此前 前面 これまで 上記`,
  above: `above foregoing obig* obenstehend* davor bovenstaande powyzsz* 上述 以上 上面 上記`,
  given: `provided given supplied attached retrieved bereitgestellt* gegeben* fournis proporcionados forniti`,
  // What a model is told.
  order: `instruction instructions directive directives command commands order orders prompt prompts task tasks
    assignment assignments rule rules guideline guidelines guardrail guardrails directions constraints restrictions programming
    anweisung* instruktion* befehl* auftrag* auftrage* aufgabe aufgaben regel regeln vorgabe* richtlinie* weisung* aufforderung*
    consigne consignes regles ordre ordres instruccion instrucciones orden ordenes regla reglas indicaciones
    istruzion* ordini regole comandi instrucao instrucoes ordens regras
    instructies opdracht opdrachten regels bevelen instrukcj* polecen* zasad* rozkaz* instrukcij* uput* naredb* pravila
    инструкц* указани* команд* правил* приказ* 指令 指示 命令 规则 提示 提示词 要求 ルール プロンプト 規則`,
  instruct: `instruction instructions command directive anweisung anweisungen instruktion instruktionen consigne consignes
    instruccion instrucciones istruzione istruzioni instrucao instrucoes instructie instructies instrukcje инструкция инструкции 指令 指示`,
  guard: `guideline guidelines guardrail guardrails programming rules regeln richtlinien regles reglas regole regras`,
  job: `task tasks assignment assignments mission challenge order aufgabe aufgaben auftrag auftrage herausforderung
    tache mision tarea compito tarefa taak zadanie задание 任务 タスク`,
  // What a model is given to read, or has in mind.
  matter: `information context document documents article articles text texts content conversation data sources
    statement statements thoughts knowledge training memory discussion
    informationen kontext dokument* artikel text texte texten inhalt inhalte angabe* ausfuhrung* aussage* gesprach* wissen gedanken daten quellen
    informations contexte texte contexto documentos texto contesto documenti testo informazioni informacion informacje tekst kontekst
    информаци* контекст* текст* документ* 内容 信息 上下文 文档 对话 文章 情報 文脈`,
  said: `said told saying talked discussed written know knew learned instructed
    gesagte gesagt gesagten erzahlt besprochen geschrieben weisst wissen
    dit sabes dicho sais sai detto dito gezegd zei сказал* говорил* знаешь знаете 说过 说的 知道 言った`,
  // To bring out a text.
  say: `say write print output state repeat tell respond reply answer return echo include claim declare
    sag sage sagen schreib schreibe schreiben drucke drucken antworte antworten wiederhole wiederholen nenne erzahle behaupte
    dis dites ecris ecrivez affiche affichez repondez reponds repete di diga dime escribe escriba imprime responde repite
    dici scrivi stampa rispondi ripeti escreva imprima responda repita zeg schrijf antwoord powiedz napisz wypisz odpowiedz reci napisi
    скажи скажите напиши напишите выведи повтори ответь 说 写 输出 打印 回答 重复 言って 出力 書いて 答えて`,
  show: `show reveal print display output repeat tell give return leak expose disclose dump share list copy recite spell
    zeige zeig zeigen verrate gib geben drucke drucken nenne nennen wiederhole uberprufe uberprufen offenbare kopiere
    montre montrez revele revelez affiche affichez donne donnez muestra muestrame muestre revela dime dame imprime
    mostra rivela mostrami dimmi stampa mostre toon laat onthul pokaz ujawnij wyswietl prikazi
    покажи покажите раскрой выведи 显示 展示 透露 告诉 打印 输出 見せて 表示 教えて 出力`,
  write: `write compose draft create generate produce formulate answer calculate execute say print output concentrate focus act
    schreib schreibe verfasse formuliere erstelle generiere erzeuge beantworte berechne berechnen erklare konzentriere gib sag
    ecris redige escribe redacta scrivi escreva schrijf napisz напиши 写 書いて`,
  make: `write compose draft formulate produce generate schreibe verfasse formuliere erfinde ecris escribe scrivi`,
  hiddenText: `prompt prompts prompttext prompttexte preprompt preprompts systemprompt systemprompts metaprompt eingabeaufforderung*
    embedding embeddings promptu промпт* 提示词 プロンプト`,
  system: `system initial original hidden secret internal full complete entire whole pre
    ursprunglich* gesamten vollstandigen versteckten geheimen
    complet sistema systeme systemowy systemu системн* 系统 系統 システム 原始 初始`,
  text: `text texts texte textes texten sentence sentences words input eingabe`,
  written: `written stated wrote steht stand geschrieben ecrit escrito scritto`,
  first: `first beginning start erste erster erstes anfang premiere primer primera primo prima`,
  // Turning to something new.
  now: `now then next jetzt nun dann maintenant ahora adesso ora agora nu teraz sada теперь 现在 接下来 今`,
  new: `new next further additional another updated different second neue neuen neuer neues weitere weiteren nachste nachster
    zusatzliche zweite nouvelle nouvelles nueva nuevas nuevo nuova nuove nova novas nieuwe nowe nowa новая новые новое 新 新的 新しい`,
  follow: `follow follows followed come comes start begin starts kommen kommt folgen folgt starten beginnen suivent siguen seguono`,
  afresh: `over scratch front beginning anew neu neuem vorne vorn zero cero`,
  praise: `very excellent great superb superbly perfect fantastic awesome wonderful good well nice bravo ok okay thanks wow super
    ausgezeichnet* sehr gut toll hervorragend* fantastisch perfekt prima klasse danke genial wunderbar`,
  done: `done finished completed accomplished passed performance job work
    erledigt fertig abgeschlossen bestanden gemacht leistung getan arbeit`,
  instead: `instead rather stattdessen sondern plutot invece zamiast вместо 而是 代わりに`,
  stop: `stop stopp halt attention achtung arret alto basta стоп`,
  deviate: `deviating abweichend contrary notwithstanding regardless entgegen ungeachtet contrairement`,
  very: `very sehr tres muy molto`,
  focus: `focus concentrate konzentriere konzentrieren fokussiere widme concentre concentra`,
  and: `and und et en oraz и`,
  // Roles.
  actAs: `act behave function fungieren fungiere fungierst agieren agiere agis actua agisci`,
  pretend: `pretend imagine suppose roleplay simulate impersonate stell simuliere finge fingi imagina imagine udawaj притворись 假装 扮演`,
  being: `being acting pretending talking speaking`,
  a: `a an the ein eine einen der die das un une una uno um uma een`,
  take: `take play assume adopt slip schlupfe spiele spiel ubernimm joue juega`,
  as: `as like als wie comme como come`,
  want: `want need ask require command mochte will verlange befehle benotige brauche veux quiero voglio quero wil chce хочу`,
  command: `command order befehle ordonne ordeno ordino приказываю 命令`,
  obey: `obey comply submit gehorchst gehorche gehorchen obeis obedece`,
  i: `i we ich wir yo io eu ik я мы 我 私`,
  you: `you du dich dir sie ihnen ihr euch tu toi vous usted te lei voi voce jij ty ciebie ti ты тебя вы вас 你 您 あなた`,
  are: `are is were am be ist war bist sind lauteten lauten es etes eres sei bent jestes 是`,
  to: `to zu dass de que di om zeby чтобы`,
  role: `role roles character characters figure persona rolle rollen figur figuren charakter personnage personaje ruolo personagem rol rola роль`,
  stay: `stay stays remain remains absorbed break breaks breaking fall falls falling bleib* falle fallen fallt ausbrechen gehst`,
  actor: `actor actors actress schauspieler*`,
  film: `film movie play scene theatre theater`,
  machine: `terminal console interpreter compiler shell konsole kommandozeile`,
  jailbreak: `dan jailbroken jailbreak unrestricted uncensored unfiltered evil amoral unethical unzensiert* uneingeschrankt*`,
  model: `gpt chatgpt assistant ai llm bot chatbot claude gemini bard ki language sprachmodell`,
  mode: `mode modus modo 模式 モード`,
  developer: `developer god dan jailbreak sudo entwicklermodus`,
  enable: `enable enabled enter activate activated aktiviere aktivieren`,
  author: `creator developer administrator admin owner programmer boss entwickler erschaffer schopfer chef createur creador creatore`,
  // Forcing an answer.
  only: `just only solely simply exactly nothing nur bloss lediglich genau ausschliesslich
    seulement solo solamente soltanto apenas alleen tylko samo только 只 仅 只需 だけ のみ`,
  else: `else anderes weiteres autre altro`,
  always: `always every all jede immer siempre toujours sempre всегда 总是 每个`,
  question: `question questions frage fragen pregunta preguntas domanda domande вопрос вопросы 问题 質問`,
  answer: `answer respond reply response beantworte beantworten antworte antwortest antworten antwort reponds responde rispondi ответь 回答 答え`,
  that: `that this dass das que che ze что`,
  yes: `yes no ja nein oui non si sim tak да нет`,
  hate: `hate love despise hasst liebst`,
  judge: `best worst hate great bad stupid evil crazy idiots beste besten bester doof dumm schlecht toll meilleur mejor migliore melhor`,
  will: `will shall werde werden wirst ill youll`,
  restriction: `restriction restrictions limits limitations filter filters censorship einschrankung einschrankungen filter zensur`,
  where: `where wo`,
  be: `be sein zu`,
  on: `on auf sur en`,
  game: `game spiel jeu juego gioco`,
  play: `play spielen joue jouons juguemos`,
  matterless: `matter egal`,
  sentence: `sentence sentences answer answers reply response satz antwort antworten`,
  close: `start begin end finish precede beginne beende`,
  amnesia: `amnesia amnesie forgot vergessen`,
  in: `in im en dans`,
  with: `with mit avec con com met z с`,
  not: `not dont doesnt didnt isnt wont cant shouldnt mustnt never cannot no without
    nicht nie niemals keine keinen kein ne pas jamais nunca non mai nao niet nooit geen не никогда 不 不要 别`,
  listen: `listen heed attention hor hore horen achte beachte beachten ecoute escucha luister слушай`,
  consult: `look use consult according refer consider rely by nutze verwende gemass benutze`,
  own: `own eigenen eigenem propre propio propria`,
  knowledge: `knowledge wissen connaissances conocimiento`,
  next: `following folgend* suivante suivant siguiente seguente следующ* 以下`,
  style: `style voice manner tone stil stile weise estilo stijl`,
  if: `if when whenever wenn falls sobald si quand cuando se quando jesli если когда 如果 当`,
  ask: `asked gefragt`,
  utter: `say says said type sage sagt gesagt sagst dis digo dices dico dici`,
  from: `from ab starting partir od начиная`,
  hypothetical: `theoretical hypothetical fictional imaginary theoretischen hypothetischen fiktiven`,
  world: `world scenario universe welt szenario`,
  supposed: `supposed allowed obliged required must sollst sollen darfst durfen musst mussen`,
  injection: `injection injections`,
  false: `untrue false fake fabricated invented misleading unwahre falsche erfundene falso falsa`,
  headline: `headline headlines news title statement claim uberschrift schlagzeile titel meldung titre titular titolo`,
  request: `request command sentence question message task input prompt anfrage befehl satz frage aufgabe nachricht`,
  explanations: `explanations explanation erklarungen erklarung explications`,
  execute: `execute run perform fuhre ejecuta esegui`,
  context: `context documents document kontext dokumente contexte contexto contesto`,
  input: `input eingabe entrada entree`,
  output: `output ausgabe salida sortie`,
  me: `me mir moi`,
  after: `after`,
  greet: `hello hi hey dear hallo lieber bonjour hola ciao ola`,
  how: `how what wie was comment como`,
  would: `would wurdest wurden`,
  // Who else may be doing it, and who tells of it.
  person: `i we he she they it who people users anyone someone students ich wir er man il elle on nous yo el ella nosotros
    io noi lui eu ele ela ik hij zij ja on my я он она мы они 我 他 她 我们`,
  modal: `can could should would may might will shall do does did kann konnte soll sollte darf wurde puis peut puedo puede posso`,
  report: `attacker attackers attack attacks injection injections phrase phrases example examples such called quote quoted
    wrote writes said says asked instructed instructs typed contains contained containing reads hacker malicious payload
    angreifer angriff angriffe beispiel schrieb sagte lautet lautete enthielt enthalt forderte
    attaquant exemple attaque dijo escribio atacante ejemplo attaccante esempio злоумышленник пример 攻击者 例如 攻撃者`,
}

/** The classes of a folded word. */
export function classesOf(word: string): ReadonlySet<string> {
  const exact = EXACT.get(word)
  if (exact !== undefined) return exact
  let found = NONE
  for (let length = word.length; length >= STEM_MIN && found.size === 0; length -= 1) {
    found = STEMS.get(word.slice(0, length)) ?? NONE
  }
  return found
}

const NONE: ReadonlySet<string> = new Set()
const EXACT = new Map<string, Set<string>>()
const STEMS = new Map<string, Set<string>>()

for (const [name, words] of Object.entries(LEXICON)) {
  for (const word of words.split(/\s+/)) {
    const isStem = word.endsWith('*')
    const entries = isStem ? STEMS : EXACT
    const key = isStem ? word.slice(0, -1) : word
    entries.set(key, (entries.get(key) ?? new Set()).add(name))
  }
}
// A word that is listed and also has a listed stem belongs to the classes of both.
for (const [word, classes] of EXACT) {
  for (const [stem, more] of STEMS) {
    if (word.startsWith(stem)) for (const name of more) classes.add(name)
  }
}
const STEM_MIN = Math.min(...[...STEMS.keys()].map((stem) => stem.length))

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** The longest entry of a language written without spaces. */
export const LONGEST_UNSPACED = Math.max(
  ...[...EXACT.keys()].filter((word) => UNSPACED.test(word)).map((word) => word.length),
)
