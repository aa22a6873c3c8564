import type { design } from '../../../../shared/i18n/en/design.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './type-specimens.module.css';

interface TypeRow {
  token: string;
  size: string;
  sample: keyof typeof design.type;
  face: 'display' | 'title' | 'italic' | 'text' | 'badge';
  lang?: string;
}

const rows: TypeRow[] = [
  { token: '--cb-display', size: '46–108', sample: 'display', face: 'display' },
  { token: '--cb-title-1', size: '36–56', sample: 'title1', face: 'title' },
  { token: '--cb-title-2', size: '28–38', sample: 'title2', face: 'title' },
  { token: '--cb-title-3', size: '26', sample: 'title3', face: 'title' },
  { token: '--cb-title-4', size: '20', sample: 'title4', face: 'title' },
  { token: '--cb-title-4', size: '20', sample: 'work', face: 'italic' },
  { token: '--cb-text-lg', size: '18', sample: 'lead', face: 'text' },
  { token: '--cb-text-lg', size: '18', sample: 'hindi', face: 'text', lang: 'hi' },
  { token: '--cb-text-md', size: '16', sample: 'reading', face: 'text' },
  { token: '--cb-text-sm', size: '14', sample: 'working', face: 'text' },
  { token: '--cb-text-sm', size: '14', sample: 'figures', face: 'text' },
  { token: '--cb-text-xs', size: '12', sample: 'meta', face: 'text' },
  { token: '--cb-text-2xs', size: '11', sample: 'badge', face: 'badge' },
];

export function TypeSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.scale}>
      {rows.map(({ token, size, sample, face, lang }) => (
        <div key={sample} className={classes.row}>
          <span className={classes.token}>
            {token}
            <span className={classes.size}>{size}</span>
          </span>
          <span className={classes.sample} data-face={face} lang={lang} style={{ fontSize: `var(${token})` }}>
            {t(`type.${sample}`)}
          </span>
        </div>
      ))}
    </div>
  );
}
