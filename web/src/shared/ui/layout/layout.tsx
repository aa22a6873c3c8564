import type { CSSProperties, HTMLAttributes } from 'react';
import classes from './layout.module.css';

/** Steps of the space tokens, --cb-1 (4 px) to --cb-8 (64 px). */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type Element =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';

interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The HTML element. Lists have no bullets. */
  as?: Element;
}

const classNames = (own: string | undefined, given: string | undefined) => (given ? `${own} ${given}` : own);

interface StackProps extends BoxProps {
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** A vertical stack: forms, cards, sections. */
export function Stack({ as: As = 'div', gap = 3, align = 'stretch', className, ...rest }: StackProps) {
  return <As {...rest} className={classNames(classes.stack, className)} data-gap={gap} data-align={align} />;
}

interface RowProps extends BoxProps {
  gap?: Space;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Off where a second line would break the layout, such as an icon bar. */
  wrap?: boolean;
}

/** A horizontal row that wraps: a title with its count, buttons, chips. */
export function Row({
  as: As = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: RowProps) {
  return (
    <As
      {...rest}
      className={classNames(classes.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-still={wrap ? undefined : true}
    />
  );
}

interface ColumnsProps extends BoxProps {
  gap?: Space;
  /** The number of columns on wide screens. One on a phone. */
  count?: 2 | 3 | 4 | 5 | 6;
  /** Or as many as fit, each at least this wide. */
  min?: string;
}

/** Equal columns: pairs of fields, grids of cards. */
export function Columns({
  as: As = 'div',
  gap = 3,
  count = 2,
  min,
  className,
  style,
  ...rest
}: ColumnsProps) {
  const columns: CSSProperties & { '--columns': number; '--least'?: string } = {
    ...style,
    '--columns': count,
    ...(min && { '--least': min }),
  };
  return (
    <As
      {...rest}
      className={classNames(classes.columns, className)}
      style={columns}
      data-gap={gap}
      data-fit={min ? true : undefined}
    />
  );
}

interface CardProps extends BoxProps {
  padding?: Space;
  tone?: 'plain' | 'sunken';
}

/** A bordered surface. */
export function Card({ as: As = 'div', padding = 4, tone = 'plain', className, ...rest }: CardProps) {
  return (
    <As {...rest} className={classNames(classes.card, className)} data-padding={padding} data-tone={tone} />
  );
}

interface PageProps extends BoxProps {
  /** `wide` for grids, `middle` for working pages, `text` for reading. */
  width?: 'wide' | 'middle' | 'text';
}

/** The page's column, with its maximum width and side padding. */
export function Page({ as: As = 'div', width = 'wide', className, ...rest }: PageProps) {
  return <As {...rest} className={classNames(classes.page, className)} data-width={width} />;
}
