DROP INDEX "comments_query";--> statement-breakpoint
CREATE INDEX "queries_mail" ON "queries" USING btree ("finished_at") WHERE wants_mail AND mailed_run < run;--> statement-breakpoint
CREATE INDEX "comments_query" ON "comments" USING btree ("query_id","suggestion_id");