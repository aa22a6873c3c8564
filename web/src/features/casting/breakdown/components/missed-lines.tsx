import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import type { MissedLine, PasteRow } from '../model/paste-rows.ts';
import classes from './missed-lines.module.css';

interface MissedLinesProps {
  lines: readonly MissedLine[];
  rows: readonly PasteRow[];
  onPut: (line: MissedLine, row: PasteRow) => void;
  onLeave: (line: MissedLine) => void;
}

function Missed({ line, rows, onPut, onLeave }: Omit<MissedLinesProps, 'lines'> & { line: MissedLine }) {
  const { t } = useTranslation('breakdown');
  const [chosen, setChosen] = useState<string>();
  const row = rows.find(({ id }) => id === (chosen ?? line.rowId)) ?? rows[0];
  return (
    <li className={classes.line}>
      <span className={classes.number}>{line.number}</span>
      <p className={classes.text}>{line.text}</p>
      <div className={classes.tools}>
        {row && (
          <>
            <select
              className={classes.select}
              aria-label={t('putInto', { line: line.number })}
              value={row.id}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {rows.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <Button
              variant="outline"
              size="xs"
              aria-label={t('putOf', { line: line.number, name: row.name })}
              onClick={() => onPut(line, row)}
            >
              {t('put')}
            </Button>
          </>
        )}
        <Button
          variant="ghost"
          size="xs"
          aria-label={t('leaveOf', { line: line.number })}
          onClick={() => onLeave(line)}
        >
          {t('leave')}
        </Button>
      </div>
    </li>
  );
}

/** What nobody understood, so that no line gets lost. */
export function MissedLines({ lines, ...rest }: MissedLinesProps) {
  const { t } = useTranslation('breakdown');
  if (lines.length === 0) return null;
  return (
    <section>
      <SectionTitle aside={t('missedAside')}>{t('missedTitle')}</SectionTitle>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Missed key={line.id} line={line} {...rest} />
        ))}
      </ul>
    </section>
  );
}
