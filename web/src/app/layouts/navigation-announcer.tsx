import { useEffect, useState } from 'react';
import { plainTitle } from '../../shared/lib/page-title.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden/visually-hidden.tsx';

/**
 * A status line that tells screen readers which page they have come to. Every page names itself in the
 * title when it is there, however long its script took; the browser itself reads the first one. A message that
 * comes changes the number before the title: no other page, and nothing to read out.
 */
export function NavigationAnnouncer() {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    let known = plainTitle(document.title);
    // A script or a style sheet that arrives changes the head as well.
    const observer = new MutationObserver(() => {
      const title = plainTitle(document.title);
      if (title === known) return;
      known = title;
      setAnnouncement(known);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
