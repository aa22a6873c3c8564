/** Calls below /v1 that the specification does not list, each with what cannot be done without it. */
export const additions: Readonly<Record<string, string>> = {
  'GET /v1/auth/github/callback': 'where GitHub sends people back; named in the meaning of /v1/auth/github',
  'GET /v1/user/{}/sessions': 'the list of my sessions',
  'DELETE /v1/user/{}/sessions': 'sign out everywhere else',
  'DELETE /v1/user/{}/sessions/{}': 'sign out one device',
  'GET /v1/user/{}/data-export': 'download my data: how far it is',
  'POST /v1/user/{}/data-export': 'download my data: ask for it',
  'DELETE /v1/user/{}/data-export': 'download my data: stop or throw away',
  'POST /v1/support': 'the form of /Support: help with a topic is not a contact subject',
  'GET /v1/landing': 'the landing pages show real faces, calls and counts in one cacheable answer',
  'GET /v1/talenter/{}/consents': 'the consent log, which its owner can read',
  'POST /v1/talenter/{}/consents': 'giving a consent and taking it back',
  'GET /v1/user/{}/unavailable-dates': 'the own calendar; the listed calls only mark and remove',
  'PATCH /v1/recruiter-project-schedule-unavailable-details/{}': 'moving days that were marked',
  'GET /v1/talenter/{}/dashboard': 'profile strength and who looked, in one answer',
  'POST /v1/talenter/{}/comp-card': 'the comp card as a page and as a picture',
};
