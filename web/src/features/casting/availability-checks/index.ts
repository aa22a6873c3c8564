export {
  closeQuestion,
  openQuestion,
  type QuestionRequest,
  useQuestionRequest,
} from './model/question-request.ts';
