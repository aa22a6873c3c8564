import type { IncomingMessage } from 'node:http';
import { resumableUploadsPath } from '@callboard/contract/people/gallery';
import { Server } from '@tus/server';
import { diskFullProblem, toProblem } from '../../../../platform/http/problem-error.ts';
import { type DiskSpace, isDiskFull } from '../../../../platform/storage/disk-space.ts';
import type { Pieces } from './pieces.ts';
import { createPiecesStore } from './pieces-store.ts';

/** Who sends a request and what it is about, decided before the protocol is spoken. */
export interface Sender {
  readonly ownerId: number;
  readonly name: string;
}

/** A request as the protocol sees it; the one it was made from is what we know. */
interface WithSocket {
  readonly runtime?: { readonly node?: { readonly req: object } | undefined } | undefined;
}

interface TusOptions {
  readonly pieces: Pieces;
  readonly space: DiskSpace;
  readonly finish: (sender: Sender) => Promise<void>;
}

/** Speaks the tus protocol: where to go on, take the next piece. Who may and how much is decided before. */
export function createTusServer({ pieces, space, finish }: TusOptions) {
  const senders = new WeakMap<object, Sender>();
  const senderOf = ({ runtime }: WithSocket) => {
    const sender = runtime?.node && senders.get(runtime.node.req);
    if (!sender) throw new Error('A request that nobody let in');
    return sender;
  };

  const server = new Server({
    path: resumableUploadsPath,
    datastore: createPiecesStore(pieces.directory, space),
    relativeLocation: true,
    // Only pages of ours send anything here.
    allowedOrigins: [],
    namingFunction: (request) => senderOf(request).name,
    onUploadFinish: async (request) => {
      await finish(senderOf(request));
      return {};
    },
    onResponseError: async (_request, error) => {
      if (!isDiskFull(error)) return undefined;
      const problem = toProblem(diskFullProblem(), resumableUploadsPath);
      return { status_code: problem.status, body: JSON.stringify(problem) };
    },
  });

  return {
    handle(request: IncomingMessage, response: Parameters<typeof server.handle>[1], sender: Sender) {
      senders.set(request, sender);
      return server.handle(request, response);
    },
  };
}
