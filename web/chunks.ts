/**
 * Which modules travel together. Left alone, a member's page was a hundred requests of mostly under a kilobyte;
 * these groups halve them at about the same weight.
 */

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What start.ts imports: a page that was rendered on the server loads nothing else until it has been shown. */
const startScript = /vite[\\/]preload-helper/;
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|app[\\/]start[\\/]framework/;
const icons = /node_modules[\\/]lucide-react[\\/]/;
const widgets =
  /node_modules[\\/](?:react-aria|react-stately|react-aria-components|@react-aria|@react-stately|@internationalized)[\\/]/;
const contract = /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]/;
const ownNames = /[\\/]contract[\\/]src[\\/]/;
const ownCode = /[\\/]web[\\/]src[\\/](?:shared|features)[\\/]|[\\/]contract[\\/]src[\\/]/;

/** Small parts that lists of people and their filters share: alone, each would be a request. */
const listPieces =
  /[\\/]shared[\\/](?:ui[\\/](?:kbd|select-button|option-search|pager|sort-menu|date-field|avatar|talent-card|next-days)|lib[\\/](?:last-list|talent-walk|page-keys|typed[\\/](?:digits|read-date|read-number|read-rupees)|format[\\/]measure-text))|[\\/]contract[\\/]src[\\/]people[\\/](?:ages|measurements|usual-fee|fees|next-days)\./;

/** What many pages share and a first visit does not need: the landing page and profiles leave these alone. */
const laterPieces =
  /[\\/]shared[\\/](?:ui[\\/](?:option-search|pager|paged-results|filter-menu|sort-menu|bottom-bar|date-field|select-field|form|media)[\\/]|lib[\\/](?:page-keys|share-sheet|files[\\/]|typed[\\/](?:digits|read-date))|i18n[\\/]en[\\/]media)|[\\/]features[\\/](?:search[\\/]talent-search[\\/]|site[\\/](?:reference[\\/](?:get-lists|options)|content[\\/]components[\\/]))/;
/** Names of the contract that only searches need. */
const searchNames = /[\\/]contract[\\/]src[\\/](?:search[\\/](?:filter-|search-limits)|people[\\/]fees)/;
/** What jobs and projects share: no guest opens the landing page or a profile for it. */
const jobPieces =
  /[\\/]contract[\\/]src[\\/]casting[\\/](?:application|job|project|project-share)-values\.|[\\/]shared[\\/](?:ui[\\/](?:project-poster|toggle|segment-switch|avatar)[\\/]|i18n[\\/]trans\.|lib[\\/](?:way-back|read-address)\.)/;
/** Names of the contract for settings and invoices. */
const memberNames = /[\\/]contract[\\/]src[\\/](?:billing|accounts[\\/]calls)[\\/]/;

/** What searches share, and with what opens over them: the quick view, comparing, selecting. */
const searchPieces =
  /[\\/]features[\\/](?:search[\\/](?:talent-search|talent-results[\\/](?:api|i18n|model|compare[\\/]compare-(?:tray|store))|saved-searches[\\/](?:api|i18n|model))|site[\\/]reference[\\/](?:(?:city-)?options|get-lists)\.|casting[\\/]characters[\\/]found-cards\.)|[\\/]shared[\\/](?:ui[\\/](?:range-slider|search-filters|saved-searches[\\/]openers)|lib[\\/](?:typed[\\/]read-height|live-filters)|i18n[\\/]en[\\/](?:saved-searches|search-filters))|[\\/]contract[\\/]src[\\/]search[\\/](?:filter-|search-limits)|[\\/]icons[\\/](?:search-x|link-2-off|sliders-horizontal|share)\./;

/** Lists of jobs. */
const jobLists =
  /[\\/]features[\\/]casting[\\/](?:job-cards[\\/]|job-alerts[\\/].*module\.css)|[\\/]send-later[\\/]unsent-applications\.|[\\/]icons[\\/](?:circle-check|badge-check)\./;

/** What profiles, galleries and shared pages have in common. */
const profilePieces =
  /[\\/]shared[\\/](?:ui[\\/](?:media[\\/](?!use-player|video-stage|player-controls|reel-lightbox)|profile-header|past-work-line|bottom-bar)|lib[\\/](?:share-sheet|format[\\/]contact-links|images[\\/]photo-sources))|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:share-2|phone|message-circle|clock|camera)\./;

/** Guests read public pages without schemas and without widgets that open over the page. */
const heavy =
  /node_modules[\\/](?:zod[\\/]|react-aria-components[\\/].*[\\/](?:Modal|Dialog|Popover|Menu|Select|ComboBox|Calendar|DateField|Slider)\.)/;

/** Only members type into records that save by themselves, and only they and their clients work on projects. */
const forMembers =
  /[\\/]shared[\\/](?:lib[\\/](?:autosave|uploads)|ui[\\/](?:autosave|sorting))[\\/]|[\\/]features[\\/]casting[\\/](?:applicants|applying|board|breakdown|character-editor|client-|desk|line-up|my-applications|my-jobs|profile-walk|projects|project-|scenarios|sharing|shortlists|talent-selection)|[\\/]shared[\\/]i18n[\\/]en[\\/](?:project-|shortlists|talent-filters)|node_modules[\\/]@dnd-kit[\\/]/;

/** Small parts of the frame around every page: alone, each would be a request. */
const shellPieces =
  /[\\/]app[\\/](?:layouts|router)[\\/](?:header[\\/](?:menu|header\.module)|route-error\.module|.*access-rules)|[\\/]shared[\\/](?:ui[\\/](?:wordmark|curtain|theme-switch|not-built-yet|built-link)|lib[\\/](?:screen|slow-connection|own-path|offline-note|complete-talent|referral|use-is-running|use-once-true|on-first-use|live[\\/]live|session[\\/]post-login-target))|unread-count\.|format-call\.|has-outgoing\.|question-request\.|open-messages\.|wifi-off\.|search-character\.|color-scheme\.|post-login-target\.|next-task\.|[\\/]accounts[\\/]user-types\./;

/** What is left of the contract's names: the calls and limits that every first page knows. */
const isFirstName = (id: string) =>
  ownNames.test(id) && ![searchNames, jobPieces, memberNames].some((later) => later.test(id));

const heavyModules = new Map<string, boolean>();

/** True for a module that imports something heavy, directly or through others. */
function isHeavy(id: string, graph: ModuleGraph): boolean {
  const known = heavyModules.get(id);
  if (known !== undefined) return known;
  const isHeavyItself = heavy.test(id);
  // Stands for the answer while its imports are read; our own modules have no cycles.
  heavyModules.set(id, isHeavyItself);
  const result =
    isHeavyItself ||
    (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => isHeavy(imported, graph));
  heavyModules.set(id, result);
  return result;
}

const onlyLight = (name: string) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (forMembers.test(id) || isHeavy(id, graph) ? null : name),
});
const onlyHeavy = (name: string) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (isHeavy(id, graph) ? name : null),
});

/** The first group that takes a module keeps it, and what it imports. `minShareCount` counts lazy entries. */
export const chunkGroups = [
  { name: 'start-pieces', test: startScript },
  // Changes with our dependencies, not with our pages: a release leaves it in the visitor's cache.
  { name: 'foundation', test: framework },
  // What nearly every page needs.
  { ...onlyLight('frame'), minShareCount: 36 },
  { ...onlyLight('shell-pieces'), test: shellPieces },
  // Names and numbers of the contract that need no schema; a schema that uses them would take them along.
  { ...onlyLight('names'), test: isFirstName, minShareCount: 4 },
  { ...onlyLight('search-names'), test: searchNames, minShareCount: 2 },
  { ...onlyLight('job-pieces'), test: jobPieces, minShareCount: 2 },
  { ...onlyLight('member-names'), test: memberNames, minShareCount: 2 },
  { ...onlyHeavy('schemas'), test: contract, minShareCount: 3 },
  { name: 'icons', test: icons, minShareCount: 12 },
  // On the landing page as well: a list of jobs would take it along.
  { name: 'map-pin', test: /[\\/]icons[\\/]map-pin\./ },
  { name: 'widgets', test: widgets, minShareCount: 8 },
  {
    ...onlyLight('pieces'),
    test: (id: string) => ownCode.test(id) && !laterPieces.test(id),
    minShareCount: 8,
  },
  { ...onlyLight('list-pieces'), test: listPieces },
  { ...onlyLight('search-pieces'), test: searchPieces, minShareCount: 2 },
  { ...onlyLight('job-lists'), test: jobLists, minShareCount: 2 },
  { ...onlyLight('profile-pieces'), test: profilePieces, minShareCount: 2 },
  { ...onlyHeavy('member-pieces'), test: ownCode, minShareCount: 5 },
];
