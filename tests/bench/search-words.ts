/** Search words of users named "Ana 17", "Berg" with addresses at x.example. */
export const FILL_WORDS =
  "INSERT INTO user_words (word, user_id, word_before) " +
  "SELECT word, id, LAG(word) OVER (PARTITION BY id ORDER BY word) FROM (SELECT email AS word, id FROM users " +
  "UNION ALL SELECT '@x.example', id FROM users UNION ALL SELECT lower(name || ' ' || last_name), id FROM users " +
  "UNION ALL SELECT 'berg', id FROM users)";
