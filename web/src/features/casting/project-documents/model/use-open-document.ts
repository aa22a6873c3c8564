import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { findFile, refreshDocuments } from '../api.ts';
import { openFile } from './open-file.ts';

interface Openable {
  readonly id: number;
}
interface OpenableVersion {
  readonly number: number;
  readonly content_type: string;
}

const texts = { NETWORK: 'offline', NOT_FOUND: 'missing', RATE_LIMITED: 'busy' } as const;
const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** Opens a version; what went wrong is said in a toast. */
export function useOpenDocument({ id }: Openable) {
  const { t } = useTranslation('projectDocuments');
  const client = useQueryClient();
  const [opening, setOpening] = useState<number>();
  const open = async ({ number, content_type: contentType }: OpenableVersion) => {
    setOpening(number);
    try {
      await openFile({ contentType, findUrl: () => findFile(id, number) });
    } catch (error) {
      const { code, detail } = readRequestError(error);
      const own = code === 'CONFLICT' ? detail?.replace(/\.$/, '') : undefined;
      const text = own ?? t(`notOpened.${isKnown(code) ? texts[code] : 'other'}`);
      toast(text, { severity: 'error', hidesAfter: 8000 });
    } finally {
      setOpening(undefined);
      void refreshDocuments(client);
    }
  };
  return { open, opening };
}
