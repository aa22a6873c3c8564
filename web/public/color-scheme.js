// Runs before the first paint, so that the page never flashes in the wrong light, nor shows a stranger's menu
// to somebody who may be signed in. The names of cookie and flag are those of the session's memory.
// The key and the attribute are those of shared/ui/theme/color-scheme.ts.
(() => {
  let stored = null;
  let mayBeMember = document.cookie.includes('callboard_session=');
  try {
    stored = window.localStorage.getItem('callboard-color-scheme');
    mayBeMember ||= window.localStorage.getItem('callboard-valid-session') === '1';
  } catch {
    // Storage may be forbidden; the system's preference still holds.
  }
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : prefersDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-color-scheme', scheme);
  document.documentElement.toggleAttribute('data-may-be-member', mayBeMember);
})();
