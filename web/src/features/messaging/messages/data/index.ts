export { addToDraft, draftOf, saveDraft, useDraft, useDraftText } from './drafts.ts';
export { canEdit, deleteMessage, saveEdit } from './edit-message.ts';
export { startEditing, stopEditing, useEditing } from './editing.ts';
export { fileStorage } from './files/file-storage.ts';
export { uploads, useUploadStates } from './files/uploads.ts';
export { useFilePreview } from './files/use-file-preview.ts';
export { useOutgoing } from './outgoing/browser-outgoing.ts';
export type {
  ConversationFilter,
  JumpTarget,
  MessageDraft,
  OutgoingMessage,
  PickedFile,
  QuotedMessage,
} from './types.ts';
export { useTyping } from './typing.ts';
export { useConversations } from './use-conversations.ts';
export { useReadMark } from './use-read-mark.ts';
export { type OpenThread, useThread } from './use-thread.ts';
