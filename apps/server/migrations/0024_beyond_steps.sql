ALTER TABLE "query_runs" ADD COLUMN "unopened" integer;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "longer_route" integer;