ALTER TABLE "tree_states" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Of views with one name the newest keeps it: windows side by side each saved one of their own.
UPDATE "tree_states" SET "name" = left(btrim("tree_states"."name" || ' Earlier view'), 180) || ' ' || "tree_states"."id"
FROM (SELECT "id", row_number() OVER (PARTITION BY "query_id", "user_id", "name" ORDER BY "id" DESC) AS "place" FROM "tree_states") AS "named"
WHERE "named"."id" = "tree_states"."id" AND "named"."place" > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "tree_states_name" ON "tree_states" USING btree ("query_id","user_id","name");
