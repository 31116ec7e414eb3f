// The words that were replaced, by the forms in which a name has them (house style, "Words").

/**
 * `names`: identifiers. `files`: a file's name before its first dot, or a folder's. `write`: what stands in their place.
 * @type {readonly { readonly names: RegExp, readonly files: RegExp, readonly write: string }[]}
 */
export const OLD_WORDS = [
  {
    names:
      /^(Press|Presses)$|^(Any|New|Received|Removed|Stored|use|create|Page)Press(es)?|Press(Row|Store|Subject|Answer|Name|Of|Toasts|Instant|Clocks|Problem|Writes)s?$|[a-z]Presses$|^taskPress$|^PRESS(ES)?_|^pressFacts$/,
    files: /^(presses|press-.*|.*-presses|(received|sheet-of|use-page)-press(es)?)$/,
    write: 'action (the value) or outbox (what keeps and sends actions)',
  },
  { names: /^layOver/, files: /^lay-over/, write: 'optimistic state, applyOptimistic' },
  {
    names: /^(Pulled|pulled[A-Z]|use(Follow)?Pulled|feedPulled|readPulledList|loadPulled|presentPulled)/,
    files: /^(pulled|pulled-.*|use-pulled)$/,
    write: 'replica, or sync',
  },
  {
    names: /^Kept[A-Z]|^useKept|^kept(Photos|Reads|Token|State|Edits|Keys|PersonId|Contexts|OnDevice)|^KEPT_(WORDS|AS)$/,
    files: /^(kept|kept-.*|use-kept-.*|views-kept-here|Kept[A-Z].*)$/,
    write: 'device storage, form draft, persisted query or cache: the one that is meant',
  },
  {
    names:
      /^Held(Reads|Files|Part|Bytes|Receipts?|Photo|Task|Comment|Upload|Worker)|^(mustHold|holdsTask|holdsJob|heldRow|heldForMs|heldParts|findHeld|lockHeld|useHeldReceipts)$/,
    files: /^(held-(reads|row|files|bytes)|read-held-bytes|HeldPhoto|holder)$/,
    write: 'cached, assigned, stored, pending or undo window: the one that is meant (hold is a job’s hold)',
  },
  {
    names:
      /^(tell(Zip|Export|Contacts|JobChange|PlanEnded|Event|JobEvent|Versions|OfSubmits|Held)|Told[A-Z]\w*|toldSince|wronglyTold|change(Un)?[Tt]old|heed(ed|Single)?|onTold|MoveSaid|(forget)?SaidParts?|saidParts|(use)?Said)$|^(?!is|was|set)[a-z]\w*Said$/,
    files: /^(tell-.*|told-.*)$/,
    write: 'event, append, message, sentence or handle',
  },
  {
    names: /^(Touched\w*|readTouched|TouchFollower|TouchListener|TOUCHED_\w+|touchedJobsForSql|hearsChange)$/,
    files: /^(touched|touch-follower|read-touched|who-hears)$/,
    write: 'changed records, or audience',
  },
  {
    names: /^(loadWaiting|WaitingResolver|WaitingCard|OfficeWaiting|(j|J)obChanges(Input|Resolver)|(t|T)askChanges(Input|Resolver))$/,
    files: /^(waiting|WaitingCard|job-changes|task-changes)$/,
    write: 'office summary, bulk job edit or bulk task edit',
  },
  { names: /^(watchHand|HandPress|isStrayPress)$/, files: /^(hand|watch-hand|stray-press|tired-hand|TiredHand)$/, write: 'tap guard' },
  {
    names:
      /^(holdPlace|ListPlace|useListPlace|usePlaceInList|PlaceInList|readPlace|writePlace|savePlace|forgetPlace|placeBinds|(Column|Cursor|History|Page|Board)Place)$/,
    files: /^(hold-place|list-place|use-list-place|place-in-list|today-place|place-names)$/,
    write: 'slot, cursor or position: the one that is meant',
  },
  {
    names: /^([Mm]eantSearches\w*|useTrial|Trial\w*|useRested|RESTED_MS|onceRested|wordingOf|askedIn|whatIsAsked|AskedPage)$/,
    files: /^(MeantSearches|TrialSheet|use-trial|use-rested|once-rested|asked-(fields|document))$/,
    write: 'search suggestions, dry run, debounced or requested',
  },
];

/** Names that keep the old word, and why. @type {readonly { readonly names: readonly string[], readonly why: string }[]} */
export const ALLOWED = [
  {
    names: ['removedPresses', 'receivedPresses', 'pulledState', 'pulledJobs', 'pulledRows', 'pulledCustomTasks', 'pulledAt'],
    why: 'stores of the database that phones have, and a column of one',
  },
];

/** Sentences and labels that people of the office could not read, and what stands in their place. @type {readonly { readonly said: RegExp, readonly write: string }[]} */
export const OLD_PHRASES = [
  { said: /Opened the way for a file/, write: 'Uploaded a file' },
  { said: /The device told no place/, write: 'No location was recorded' },
  { said: /all that was stays in the history/, write: 'the history keeps everything that was recorded' },
  { said: /planned already gives way/, write: 'what is planned already is cancelled' },
  { said: /[Ss]tands in the history of each/, write: 'Shown in the history of each' },
  { said: /Take away|Take off the list/, write: 'Remove' },
  { said: /Category of all without one/, write: 'Category of the others' },
  { said: /Given to nobody/, write: 'No delegations yet' },
  { said: /'ran out |`ran out |>ran out /, write: 'Expired' },
  { said: /ran out on|have run out\.|whatever stands here/, write: 'expired; always' },
  { said: /Saving both is allowed/, write: 'Both can be saved' },
  { said: /'Job made'|Job made$/, write: 'Created the job' },
  { said: /parted by/, write: 'separated by' },
  { said: /['"`> ]([Ss]ome|[Ee]very|[Aa]ny)body(?=[ .,:;?!’'"`<])/, write: 'someone, everyone, anyone' },
  {
    said: /['"`>](Take|Bring|Put) back/,
    write: 'Withdraw (a rate, an approval), Cancel (what is planned or waits), Restore (what was archived or removed)',
  },
  { said: /[Rr]efresh and look/, write: 'Refresh and check' },
  { said: /(without|There is no|once there is|needs|[Cc]heck) (a |the )?network/, write: 'connection' },
  { said: /['"`>](Pick|Picked) (all|none|items|files)/, write: 'Select' },
  { said: /['"`>]Reading (the|what)/, write: 'Loading' },
  { said: /[Ss]aved meanwhile|changed meanwhile|all the same\b/, write: 'while you were editing, since, anyway' },
  { said: /[Dd]ue day/, write: 'due date' },
  { said: /Say why first|is not there'|It was taken away/, write: 'Give a reason first, could not be found, was removed' },
  { said: /made anew|written anew|begun anew/, write: 'again' },
  { said: /[A-Za-z], as (\d|works\.example|name@)/, write: 'such as, before an example' },
  { said: /['"`>](There is )?[Nn]o such (day|time)/, write: 'This is not a valid date (time)' },
  { said: /[Bb]ring (it|them) back (first|\.)|, or bring it back/, write: 'Restore' },
  { said: /Told by e-mail|reset asked for/, write: 'Notified, requested' },
  { said: /which is a status no longer|plans have run out/, write: 'no longer a status, expired' },
  { said: /\b[Ee]-mail/, write: 'email' },
  { said: /\d\)?\}? [kKMG]B\b/, write: 'KiB, MiB or GiB' },
  {
    said: /['"`>]Why(['"`<]| \()|(?<!aria-)label(=|: )\{?['"`]Why |\b(Say|Write) why\b/,
    write: 'Reason (a field, a column), Give a reason (what it asks for)',
  },
  { said: /\} (is|are) at (most|least) \$\{/, write: 'must be at most, must be at least' },
];
