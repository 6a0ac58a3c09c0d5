CREATE TABLE "disconnection_comments" (
	"query_id" integer NOT NULL,
	"key" text NOT NULL,
	"comment" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "disconnection_comments_query_id_key_pk" PRIMARY KEY("query_id","key")
);
--> statement-breakpoint
CREATE TABLE "disconnection_filters" (
	"query_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"filter" jsonb NOT NULL,
	CONSTRAINT "disconnection_filters_query_id_user_id_pk" PRIMARY KEY("query_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "disconnection_comments" ADD CONSTRAINT "disconnection_comments_query_id_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."queries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disconnection_filters" ADD CONSTRAINT "disconnection_filters_query_id_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."queries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disconnection_filters" ADD CONSTRAINT "disconnection_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "disconnection_comments" ("query_id", "key", "comment")
SELECT "query_id", "noted"."key", "noted"."value" FROM "disconnection_notes", jsonb_each_text("comments") AS "noted";--> statement-breakpoint
-- The filter that all readers shared stays with the owner of the query: nobody wrote down who had set it.
INSERT INTO "disconnection_filters" ("query_id", "user_id", "filter")
SELECT "queries"."id", "queries"."user_id", "filter" FROM "disconnection_notes" JOIN "queries" ON "queries"."id" = "query_id"
WHERE "filter" -> 'nameReactions' <> '[]';--> statement-breakpoint
DROP TABLE "disconnection_notes";