import type { Picture } from '@callboard/contract/casting/project-fields';
import { useState } from 'react';
import { posterColour, titleLength } from './poster-look.ts';
import classes from './project-poster.module.css';

interface ProjectPosterProps {
  title: string;
  /** Below the double rule: the type, or who it is for. Left out on small posters. */
  line?: string | undefined;
  /** Without one, the poster is made of the title. */
  picture?: Picture | null | undefined;
  /** `xl` alone on a public page, `lg` in lists, `md` on the page of a project, `row` in rows, `sm` in compact ones, `xs` in lines of text. */
  size?: 'xl' | 'lg' | 'md' | 'row' | 'sm' | 'xs';
  /** Small on phones. */
  shrinks?: boolean;
}

/** Always 4:5. Decorative, because the title is next to it. */
export function ProjectPoster(props: ProjectPosterProps) {
  const { title, line, picture, size = 'lg', shrinks = false } = props;
  const [broken, setBroken] = useState<string>();
  const look = { className: classes.poster, 'data-size': size, 'data-shrinks': shrinks || undefined };
  if (picture && picture.file_url !== broken) {
    return (
      <span {...look} data-picture aria-hidden>
        {picture.placeholder && <img className={classes.placeholder} src={picture.placeholder} alt="" />}
        <img
          className={classes.picture}
          src={picture.file_url}
          alt=""
          width={320}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture.file_url)}
        />
      </span>
    );
  }
  return (
    <span {...look} data-colour={posterColour(title)} data-length={titleLength(title)} aria-hidden>
      <span className={classes.title}>{size === 'xs' ? Array.from(title.trim())[0] : title}</span>
      {line && size !== 'sm' && size !== 'xs' && <span className={classes.line}>{line}</span>}
    </span>
  );
}
