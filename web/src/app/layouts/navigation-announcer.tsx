import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A status line that tells screen readers which page they have come to. Every page names itself in the
 * title when it is there, however long its script took; the browser itself reads the first one.
 */
export function NavigationAnnouncer() {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const observer = new MutationObserver(() => setAnnouncement(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
