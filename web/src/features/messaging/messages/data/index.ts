export { addToDraft, draftOf, saveDraft, useDraft, useDraftText } from './drafts.ts';
export { canEdit, deleteMessage, saveEdit } from './edit-message.ts';
export { startEditing, stopEditing, useEditing } from './editing.ts';
export { uploads, useUploadStates } from './files/browser-uploads.ts';
export { fileStorage } from './files/file-storage.ts';
export { useFilePreview } from './files/use-file-preview.ts';
export { useOutgoing } from './outgoing/use-outgoing.ts';
export type {
  ConversationFilter,
  JumpTarget,
  MessageDraft,
  OpenThread,
  Outgoing,
  OutgoingMessage,
  PickedFile,
  QuotedMessage,
} from './types.ts';
export { useTyping } from './typing.ts';
export { useConversations } from './use-conversations.ts';
export { useReadMark } from './use-read-mark.ts';
export { useThread } from './use-thread.ts';
