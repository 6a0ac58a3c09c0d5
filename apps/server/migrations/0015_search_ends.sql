ALTER TABLE "query_runs" ADD COLUMN "search_end" text;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "missing" integer[];