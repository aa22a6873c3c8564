import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import classes from './bubble.module.css';
import { findLinks, type TextPart } from './find-links.ts';

function Link({ part }: { part: Extract<TextPart, { is: 'link' }> }) {
  return (
    <a className={classes.link} href={part.href} target="_blank" rel="noopener nofollow ugc">
      {part.text}
      {part.host && (
        <span className={classes.host}>
          <ExternalLink size={12} aria-hidden />
          {part.host}
        </span>
      )}
    </a>
  );
}

/** Links to other sites show their host. */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => findLinks(text), [text]);
  if (!text) return null;
  return (
    <span className={classes.text}>
      {parts.map((part, index) =>
        part.is === 'link' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key.
          <Link key={index} part={part} />
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
