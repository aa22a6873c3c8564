export { useReviewedJob } from './api.ts';
export { ApplicationReview } from './components/application-review.tsx';
export { reviewedJobOf } from './model/reviewed-job.ts';
