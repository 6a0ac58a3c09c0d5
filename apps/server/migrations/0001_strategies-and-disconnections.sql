CREATE TABLE "disconnection_notes" (
	"query_id" integer PRIMARY KEY NOT NULL,
	"comments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"filter" jsonb DEFAULT '{"nameReactions":[]}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "left_out" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "disconnection_notes" ADD CONSTRAINT "disconnection_notes_query_id_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."queries"("id") ON DELETE cascade ON UPDATE no action;