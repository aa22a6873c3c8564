import { useEffect, useState } from 'react';
import { plainTitle } from '../../shared/lib/page-title.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden/visually-hidden.tsx';

/**
 * Announces the title of every page but the first, which the browser reads. Ignores changes of the unread
 * count.
 */
export function NavigationAnnouncer() {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    let known = plainTitle(document.title);
    // Scripts and style sheets change the head too.
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
