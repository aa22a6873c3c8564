import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Long enough for the new page to have named itself. */
const pageHasItsTitleAfter = 150;

/** A status line that tells screen readers which page they have come to. */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const announcedPath = useRef(pathname);

  useEffect(() => {
    // The browser itself reads the first page's title.
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    const timer = setTimeout(() => setAnnouncement(document.title), pageHasItsTitleAfter);
    return () => clearTimeout(timer);
  }, [pathname]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
