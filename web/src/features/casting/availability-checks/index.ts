export {
  closeQuestion,
  openQuestion,
  useQuestionRequest,
} from './model/question-request.ts';
