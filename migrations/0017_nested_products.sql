-- Own products of builds before 2026-11-24 held the fields of the product in customProduct itself; now they stand in
-- customProduct.product, and recipes, wash_default and notes beside it (specification section 3). Versions and times
-- stay: nothing changes for whoever has a copy. The server goes on reading the flat form, which a build of before may
-- still write while a new one is deployed.
UPDATE products
SET body = json_object(
  'customProduct', json_object(
    'product', json_remove(json_extract(body, '$.customProduct'), '$.notes'),
    'recipes', json('[]'),
    'wash_default', NULL,
    'notes', COALESCE(json_extract(body, '$.customProduct.notes'), '')
  ),
  'overrides', json(COALESCE(json_extract(body, '$.overrides'), '{}'))
)
WHERE json_type(body, '$.customProduct.prodsys_id') = 'text';
UPDATE products SET bytes = length(CAST(body AS BLOB)) WHERE bytes <> length(CAST(body AS BLOB));
