/** Questions of one record in a language at most. */
export const MAX_QUESTIONS = 40;
/** Length of a question; what visitors type into the search is shorter. */
export const MAX_QUESTION_LENGTH = 120;
