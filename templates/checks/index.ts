import type { Site } from '../../src/define/index.ts';
import { scriptProblems } from '../../src/third-party/index.ts';
import { problems as articleProblems, checkArticleDates, checkArticles } from './articles.ts';
import { problems as blockProblems, checkBlocks } from './blocks.ts';
import { checkHosting, checkTransfers, problems as hostingProblems } from './hosting.ts';
import { checkHolidays, checkHours, problems as hourProblems } from './opening-hours.ts';
import { checkPlans, problems as planProblems } from './plan-parts.ts';
import { checkPrivacyNotice, problems as noticeProblems } from './privacy-notice.ts';
import { checkProof, checkProofDates, problems as proofProblems } from './proof.ts';
import { checkQuestions, problems as questionProblems } from './question-taken.ts';
import { checkQuiz, problems as quizProblems } from './quiz.ts';
import { checkExpiry, problems as expiryProblems } from './security-expires.ts';
import { checkOrder, checkUnasked, checkVideos, problems as serviceProblems } from './services.ts';
import { checkNamedScripts, checkStoredNames, problems as storedProblems } from './stored-names.ts';
import { checkTermsDate, problems as termsProblems } from './terms-date.ts';
import { checkThreads, problems as threadProblems } from './thread-price.ts';

/** What only this site can get wrong: errors, what is probably a mistake, and all that either reports. */
export const ownChecks: Required<Pick<Site, 'checks' | 'doubts' | 'problems'>> = {
  checks: [
    checkQuestions,
    checkNamedScripts,
    checkStoredNames,
    checkHours,
    checkHosting,
    checkPrivacyNotice,
    checkTransfers,
    checkProof,
    checkQuiz,
    checkPlans,
    checkArticles,
    checkBlocks,
  ],
  doubts: [
    checkUnasked,
    checkOrder,
    checkVideos,
    checkExpiry,
    checkHolidays,
    checkTermsDate,
    checkArticleDates,
    checkProofDates,
    checkThreads,
  ],
  problems: [
    articleProblems,
    blockProblems,
    expiryProblems,
    hostingProblems,
    hourProblems,
    noticeProblems,
    planProblems,
    proofProblems,
    questionProblems,
    quizProblems,
    scriptProblems,
    serviceProblems,
    storedProblems,
    termsProblems,
    threadProblems,
  ],
};
