import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { draftClientId } from '../../../../shared/lib/autosave/draft-client-id.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshCharacters } from '../../characters/index.ts';
import { refreshProject } from '../../project-page/index.ts';
import { sendCharacters } from '../api.ts';
import { checkRow, errorsByRow, type RowErrors, toNewCharacter } from '../model/check-rows.ts';
import type { PasteRow } from '../model/paste-rows.ts';

const problemCodes = [
  'NETWORK',
  'RATE_LIMITED',
  'PROFILE_FROZEN',
  'PROJECT_RIGHT_MISSING',
  'VALIDATION_FAILED',
  'CONFLICT',
  'NOT_FOUND',
] as const;

export const rowId = (id: string) => `row-${id.replaceAll(' ', '-')}`;

/** Leads to the first row that has to be fixed. */
function goToRow(id: string | undefined) {
  const place = id === undefined ? null : document.getElementById(rowId(id));
  place?.scrollIntoView({ block: 'center' });
  const first = place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place?.querySelector('input');
  first?.focus({ preventScroll: true });
}

/** Adds all of them in one call, or none. */
export function useAdding(userId: number, projectId: number, onAdded: () => void) {
  const { t } = useTranslation('breakdown');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<(typeof problemCodes)[number] | 'other'>();
  /** What the server said of a row, until it is changed. */
  const [refused, setRefused] = useState<ReadonlyMap<string, { row: PasteRow; errors: RowErrors }>>(
    new Map(),
  );
  const clientId = draftClientId(userId, `breakdown-${projectId}`);

  const errorsOf = (row: PasteRow): RowErrors => {
    const said = refused.get(row.id);
    const isSame = said !== undefined && JSON.stringify(said.row) === JSON.stringify(row);
    return { ...(isSame && said.errors), ...checkRow(row) };
  };

  const add = async (rows: readonly PasteRow[]) => {
    const faulty = rows.find((row) => Object.keys(checkRow(row)).length > 0);
    if (faulty) {
      setProblem('VALIDATION_FAILED');
      return goToRow(faulty.id);
    }
    setIsAdding(true);
    setProblem(undefined);
    try {
      const { results } = await sendCharacters({
        project_id: projectId,
        characters: rows.map(toNewCharacter),
        client_id: clientId.get(),
      });
      clientId.forget();
      onAdded();
      void refreshProject(client);
      void refreshCharacters(client);
      toast(t('added', { count: results.length }));
      void navigate(paths.project(projectId));
    } catch (cause) {
      const { code, fields } = readRequestError(cause);
      const byRow = errorsByRow(fields, rows);
      const found = rows.flatMap((row) => {
        const errors = byRow.get(row.id);
        return errors ? [[row.id, { row, errors }] as const] : [];
      });
      setRefused(new Map(found));
      setProblem(problemCodes.find((one) => one === code) ?? 'other');
      setIsAdding(false);
      // Once the row says what is wrong.
      setTimeout(() => goToRow(found[0]?.[0]));
    }
  };
  return { add, isAdding, problem, errorsOf };
}
