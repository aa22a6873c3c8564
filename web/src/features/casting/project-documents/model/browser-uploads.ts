import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { browserConnection } from '../../../../shared/lib/send-later/connection.ts';
import { onSessionEnd, session } from '../../../../shared/lib/session/index.ts';
import { endTus, sendByTus } from '../../../../shared/lib/uploads/tus.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { saveUpload } from '../api.ts';
import { createDocumentUploads, type DocumentUploads } from './document-uploads.ts';
import { createUploadNotes } from './upload-notes.ts';

type Listener = () => void;

interface ProjectUploads {
  readonly uploads: DocumentUploads;
  /** Called when a document was saved. Returns how to stop. */
  readonly onSaved: (listener: Listener) => () => void;
}

const projects = new Map<string, ProjectUploads>();

function openUploads(userId: number, projectId: number): ProjectUploads {
  const listeners = new Set<Listener>();
  const uploads = createDocumentUploads({
    sendByTus,
    endTus: (url) => endTus(url, session.getToken),
    save: (upload, fileKey) => saveUpload(projectId, upload, fileKey),
    onSaved: ({ name }) => {
      toast(translatorOf('projectDocuments')('uploading.added', { name }));
      for (const listener of listeners) listener();
    },
    notes: createUploadNotes({ userId, projectId, storage: () => window.localStorage, now: Date.now }),
    session: { getToken: session.getToken, renew: session.refreshUser },
    connection: browserConnection,
    newKey: newId,
  });
  return {
    uploads,
    onSaved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The uploads of a project. They go on while its user looks at other pages, until they sign out. */
export function browserUploads(userId: number, projectId: number): ProjectUploads {
  const name = `${userId}/${projectId}`;
  const known = projects.get(name);
  if (known) return known;
  const opened = openUploads(userId, projectId);
  projects.set(name, opened);
  const forget = onSessionEnd(() => {
    forget();
    projects.delete(name);
    opened.uploads.end();
  });
  return opened;
}
