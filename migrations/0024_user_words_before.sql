-- A search lists an account at the first of its words that match. With the word before beside each word, it need not look
-- up the others (edge-api/storage/d1/user-search.ts).
ALTER TABLE user_words ADD COLUMN word_before TEXT;
UPDATE user_words SET word_before =
  (SELECT MAX(word) FROM user_words other WHERE other.user_id = user_words.user_id AND other.word < user_words.word);
