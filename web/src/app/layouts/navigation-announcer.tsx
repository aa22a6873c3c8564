import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A status line that tells screen readers which page they have come to. Every page names itself in the
 * title when it is there, however long its script took; the browser itself reads the first one.
 */
export function NavigationAnnouncer() {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    let known = document.title;
    // A script or a style sheet that arrives changes the head as well.
    const observer = new MutationObserver(() => {
      if (document.title === known) return;
      known = document.title;
      setAnnouncement(known);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
